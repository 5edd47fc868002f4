import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createAdmin } from '../../db/account/create-admin.ts';
import { newReset, resetLink } from '../../functions/lib/mail/mail-link.ts';
import { user } from '../../src/domain/account/user.ts';
import { everyRole, roles } from '../../src/domain/kernel/roles.ts';
import { parseField } from '../../src/domain/kernel/schema.ts';
import { codeOf, fail, Problem } from '../local/problem.ts';

const usage =
  'Usage: npm run admin -- create <email> | require-passkey <role> | allow-password <role> | demo-hash <name>';

/**
 * `npm run admin -- create <email>`: the first administrator. It prints a link to set the password, so that none is
 * typed into a shell.
 */
async function admin([verb, typed]: string[]): Promise<void> {
  if (typed && (verb === 'require-passkey' || verb === 'allow-password'))
    return demandPasskeys(typed, verb === 'require-passkey');
  if (typed && verb === 'demo-hash') return printDemoHash(typed);
  if (verb !== 'create' || !typed) throw new Problem(usage);
  const email = parseField(user.fields.email, typed);
  if ('error' in email) throw new Problem(`${typed} is no e-mail address. ${usage}`);
  const databaseUrl = setting('DATABASE_URL', 'database-url');
  process.env.SECRET = setting('SECRET', 'secret');
  const { token, ...reset } = newReset();
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    await createAdmin(client, String(email.value), reset);
  } catch (error) {
    throw codeOf(error)
      ? new Problem(`The database refused: ${error instanceof Error ? error.message || codeOf(error) : error}`)
      : error;
  } finally {
    await client.end();
  }
  console.log(`${email.value} is an administrator. Within 24 hours set the password at\n${resetLink(token)}`);
}

/**
 * `require-passkey <role>`: a password alone no longer opens this role, and the sessions that it opened are over;
 * `allow-password <role>` takes that back.
 */
async function demandPasskeys(role: string, demanded: boolean): Promise<void> {
  if (!Object.hasOwn(roles, role)) throw new Problem(`There is no role ${role}: ${everyRole.join(', ')}`);
  const client = new pg.Client({ connectionString: setting('DATABASE_URL', 'database-url') });
  try {
    await client.connect();
    await client.query(
      demanded
        ? 'insert into passkey_roles (role) values ($1) on conflict do nothing'
        : 'delete from passkey_roles where role = $1',
      [role],
    );
  } finally {
    await client.end();
  }
  console.log(demanded ? `${role} signs in with a passkey only` : `${role} signs in with a password too`);
}

/** `demo-hash <name>`: the line of db/demo/accounts.ts for an account whose password is 'demo-<name>-2026'. */
async function printDemoHash(name: string): Promise<void> {
  const { hashPassword } = await import('../../functions/lib/account/passwords.ts');
  const [salt, hash] = (await hashPassword(`demo-${name}-2026`)).split('$').slice(-2);
  console.log(`  ${name}: '${salt}$${hash}',`);
}

/** From the environment, as the deploy has it; else of the platform that runs on this machine. */
function setting(name: string, file: string): string {
  const path = join(process.env.LOCAL_DIR ?? '.local', file);
  const value = process.env[name] ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined);
  if (!value)
    throw new Problem(
      `${name} is not set, and no local platform runs. Set DATABASE_URL, SECRET and SITE_URL as the deploy has them`,
    );
  return value;
}

await admin(process.argv.slice(2)).catch(fail);

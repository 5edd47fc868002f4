import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { examineProvider, paymentsAccountOf } from './examine-provider.ts';
import { faultsOfHost } from './of-host.ts';
import { faultOf, type VariableName, variableNames } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What was found of one thing: either what is wrong and what to do, or what works. */
export interface Finding {
  name: string;
  fault?: string;
  told?: string;
}

const patience = 10_000;

/** Tries each part that the settings name: it reads, and changes nothing. */
export async function* examine(env: Environment, context: string): AsyncGenerator<Finding> {
  const faults = faultsOfHost(env, context);
  if (faults.length === 0)
    yield { name: 'settings', told: `${variableNames.filter((name) => env[name]).length} set, none of them wrong` };
  for (const fault of faults) yield { name: 'settings', fault };
  const { DATABASE_URL, DATABASE_URL_UNPOOLED, SMTP_URL, SITE_URL, LOCAL_DIR } = wellFormed(env);
  if (LOCAL_DIR) yield await found('folder', async () => examineFolder(LOCAL_DIR));
  if (DATABASE_URL) yield await found('database', () => examineDatabase(DATABASE_URL));
  if (DATABASE_URL_UNPOOLED) yield await found('database, direct', () => examineDatabase(DATABASE_URL_UNPOOLED));
  if (SMTP_URL) yield await found('mail', () => examineMail(SMTP_URL));
  const account = paymentsAccountOf(env, context);
  if (account) yield await found('card provider', () => examineProvider(account, SITE_URL));
  if (SITE_URL) yield await found('site', () => examineSite(SITE_URL));
}

async function found(name: string, run: () => Promise<string>): Promise<Finding> {
  try {
    return { name, told: await run() };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
    return { name, fault: `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`.replaceAll('\n', ' ') };
  }
}

/** What is not even an address has been told among the settings, and is not tried. */
const wellFormed = (env: Environment): Partial<Record<VariableName, string>> =>
  Object.fromEntries(
    variableNames.flatMap((name) => (env[name] && !faultOf(name, env[name]) ? [[name, env[name]]] : [])),
  );

/** Makes a folder in it, or in what is there of the way to it, and takes it away again. */
function examineFolder(path: string): string {
  let there = resolve(path);
  while (!existsSync(there)) there = dirname(there);
  try {
    rmdirSync(mkdtempSync(join(there, '.doctor-')));
  } catch (cause) {
    throw new Error(`LOCAL_DIR (${path}) cannot be written`, { cause });
  }
  return `LOCAL_DIR (${path}) can be written`;
}

const least = 170_000;
const extensions = ['btree_gist', 'pg_trgm', 'unaccent'];

async function examineDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  await client.connect().catch((cause) => {
    throw new Error('It cannot be reached: are host, user, password and database right, and does it let us in?', {
      cause,
    });
  });
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as called,
              r.rolcreaterole or r.rolsuper as makes_roles,
              has_schema_privilege('public', 'create') as makes_tables,
              array(select e from unnest($1::text[]) e
                     where not exists (select from pg_available_extensions where name = e)) as lacking
         from pg_roles r where r.rolname = current_user`,
      [extensions],
    );
    const [{ version, called, makes_roles, makes_tables, lacking }] = rows;
    if (version < least) throw new Error(`It is Postgres ${called}: 17 or newer is needed`);
    if (!makes_roles) throw new Error('Its user may not create a role: alter role … createrole');
    if (!makes_tables)
      throw new Error('Its user may not create tables in the schema public: grant create on schema public');
    if (lacking.length > 0) throw new Error(`The server does not offer the extensions ${lacking.join(', ')}`);
    return `Postgres ${called}, whose user may migrate`;
  } finally {
    await client.end();
  }
}

async function examineMail(url: string): Promise<string> {
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience });
  try {
    await transport.verify();
    return 'the server lets us in; whether it passes on mail from MAIL_FROM shows the first mail';
  } finally {
    transport.close();
  }
}

async function examineSite(site: string): Promise<string> {
  const health = await fetch(new URL('/api/health', site), { signal: AbortSignal.timeout(patience) });
  const { ok, runtime = 'unknown' } = (await health.json()) as { ok?: boolean; runtime?: string };
  if (!ok) throw new Error(`/api/health answers ${health.status}: the functions do not reach their database`);
  const node = Number(/^node (\d+)$/.exec(runtime)?.[1] ?? 0);
  if (node < 24)
    throw new Error(`Functions run on ${runtime}: set AWS_LAMBDA_JS_RUNTIME to nodejs24.x and deploy again`);
  const webhook = await fetch(new URL('/api/stripe/webhook', site), { method: 'POST', body: '{}' });
  // An event without a signature is refused; whatever else answers is not our webhook, or it cannot take payments
  if (webhook.status !== 400) throw new Error(`/api/stripe/webhook answers ${webhook.status}, not 400`);
  return `it is there, on ${runtime}, and so is its webhook`;
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 28 });

/** Every nth commit that brought a migration, the oldest first: each is a schema that was released. */
export const releases = (nth: number): string[] =>
  git('log', '--reverse', '--diff-filter=A', '--format=%h', '--', 'db/migrations')
    .toString()
    .trim()
    .split('\n')
    .filter((_, at) => at % nth === 0);

const migrating = ['db/platform/migrate.ts', 'db/migrate.ts'];
const filling = ['db/demo/demo.ts', 'db/seed/demo.ts'];

const migrations = 'db/migrations';
const wordsOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').replace(/--.*|\s/g, '') : '');

/** Has it migrations that say something else today? Those of the first hours have; none may since. */
const isRewritten = (folder: string): boolean =>
  readdirSync(join(folder, migrations)).some(
    (file) => wordsOf(join(folder, migrations, file)) !== wordsOf(join(migrations, file)),
  );

/**
 * Migrates an empty database and fills it with demo data, by the build of that commit. Answers whether it could: some
 * landed beside others and fit no empty database without them, the first had no data.
 */
export async function buildOf(commit: string, databaseUrl: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-released-'));
  try {
    const files = git('archive', commit, 'db', 'src', 'package.json');
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const [migrate, fill] = [migrating, filling].map((paths) => paths.find((path) => existsSync(join(folder, path))));
    if (!migrate || !fill || isRewritten(folder)) return false;
    const script = `
      await (await import('./${migrate}')).migrate(process.env.RELEASED_INTO);
      await (await import('./${fill}')).seedDemo(process.env.RELEASED_INTO);`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { ...process.env, RELEASED_INTO: databaseUrl },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const [why] = /^error: .*$/m.exec(String(error)) ?? [error];
    console.log(`  ${commit} does not fill an empty database: ${why}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await sellSome(databaseUrl);
  return true;
}

const states = ['CONFIRMED', 'CONFIRMED', 'REFUND_PENDING', 'REFUNDED', 'EXPIRED'];

/** Money where the demo of that day had none: orders of parked cars, their payments and refunds. */
async function sellSome(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select exists (select from orders) as sold, to_regclass('payments') is not null as apart`,
    );
    if (rows[0].sold) return;
    await client.query(
      `begin;
       insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
                           first_name, last_name, email, phone, terms, session_hash, ip)
         select md5(id::text), 'parking', ('{${states}}'::text[])[1 + nth % ${states.length}], 4900 + 700 * nth,
                since, until, now(), parking_level, space_id, license_plate, 'Ewa', 'Nowicka', 'ewa@poczta.example',
                '+48600000107', true, md5('session'), '192.0.2.7'
           from (select *, row_number() over (order by id)::integer as nth from parking where status = 'RESERVED') p
          where nth <= 40;
       update parking p set order_id = o.id from orders o where o.id = md5(p.id::text) and o.state = 'CONFIRMED';
       update orders set intent_id = 'pi_' || id;
       commit`,
    );
    if (rows[0].apart)
      await client.query(
        `begin;
         update payments p set state = case o.state when 'EXPIRED' then 'CLOSED' else 'PAID' end
           from orders o where o.id = p.order_id;
         insert into refunds (payment_id, amount, cause, state)
           select p.id, p.amount, 'STAFF', case o.state when 'REFUNDED' then 'DONE' else 'PENDING' end
             from payments p join orders o on o.id = p.order_id where o.state in ('REFUND_PENDING', 'REFUNDED');
         commit`,
      );
  } finally {
    await client.end();
  }
}

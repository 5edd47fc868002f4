import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { FailedMigration } from './pending-migrations.ts';

interface FunctionFile {
  /** The name of the function, and of its file without the ending. */
  name: string;
  text: string;
  hash: string;
}

const dir = new URL('../functions/', import.meta.url);

export function functionFiles(): FunctionFile[] {
  const read = (file: string): FunctionFile => {
    const text = readFileSync(new URL(file, dir), 'utf8');
    return { name: file.replace('.sql', ''), text, hash: createHash('sha256').update(text).digest('hex') };
  };
  return readdirSync(dir).sort().map(read);
}

/** What a file creates: functions as 'stay', triggers as 'audit on cars'. */
export const createdBy = ({ text }: Pick<FunctionFile, 'text'>): string[] =>
  [...text.matchAll(/^create or replace (?:function (\w+)|trigger (\w+) [^;]*? on (\w+))/gm)].map(
    ([, name = '', trigger, table]) => (trigger ? `${trigger} on ${table}` : name),
  );

/** The functions and triggers that are there, called as `createdBy` calls them; an extension's are not ours. */
export const present = `
  select proname::text as name from pg_proc
   where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal`;

/**
 * Applies the files that changed since they were applied, or of which a migration has dropped something, within the
 * transaction of the client; answers their names.
 */
export async function applyFunctions(client: pg.Client): Promise<string[]> {
  const files = functionFiles();
  const { rows: there } = await client.query<{ name: string }>(present);
  const names = new Set(there.map(({ name }) => name));
  const { rows } = await client.query<FunctionFile>('select name, hash from applied_functions');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const due = files.filter(
    (file) => applied.get(file.name) !== file.hash || !createdBy(file).every((it) => names.has(it)),
  );
  // Functions name one another: Postgres looks into them once all of them are there
  for (const look of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${look}`);
    for (const { name, text } of due)
      await client.query(text).catch((cause: Error) => {
        throw new FailedMigration(`db/functions/${name}.sql: ${cause.message}`, { cause });
      });
  }
  await client.query('delete from applied_functions where name <> all ($1)', [
    files.filter((file) => !due.includes(file)).map(({ name }) => name),
  ]);
  await client.query('insert into applied_functions select * from unnest($1::text[], $2::text[])', [
    due.map(({ name }) => name),
    due.map(({ hash }) => hash),
  ]);
  return due.map(({ name }) => name);
}

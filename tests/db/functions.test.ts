import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createdBy, functionFiles, present } from '../../db/platform/function-files.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { applyMigrations } from '../../db/platform/pending-migrations.ts';
import { emptyDatabase, query } from '../support/database.ts';

const url = () => process.env.DATABASE_URL ?? '';

/** Each function and trigger as Postgres writes it, with who may call it. */
const definitions = `
  select oid::regprocedure::text as name, concat_ws(' ', pg_get_functiondef(oid), proowner, proacl) as definition
    from pg_proc where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by name`;
type Definition = { name: string; definition: string };

/** Functions that indexes, checks and generated columns are made with; and those of defaults. */
const usedByTables = async (dependents: 'stored' | 'defaults too'): Promise<string[]> =>
  (
    await query<{ name: string }>(
      `with recursive used as (
         select d.refobjid as oid from pg_depend d
           left join pg_attrdef f on f.oid = d.objid and d.classid = 'pg_attrdef'::regclass
           left join pg_attribute a on a.attrelid = f.adrelid and a.attnum = f.adnum
          where d.refclassid = 'pg_proc'::regclass
            and (d.classid in ('pg_class'::regclass, 'pg_constraint'::regclass) or a.attgenerated <> ''
                 or $1 and f.oid is not null)
         union
         select d.refobjid from used join pg_depend d on d.objid = used.oid
          where d.classid = 'pg_proc'::regclass and d.refclassid = 'pg_proc'::regclass and d.deptype = 'n')
       select oid::regprocedure::text as name from used join pg_proc p using (oid)
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`,
      [dependents === 'defaults too'],
    )
  ).map(({ name }) => name);

test('every function and trigger of the database is in one file, named as the function', async () => {
  const there = await query<{ name: string }>(present);
  expect(
    functionFiles().flatMap(createdBy).sort(),
    'Write db/functions/<name>.sql for what a migration made, or drop in a migration what has no file',
  ).toEqual(there.map(({ name }) => name).sort());
  for (const file of functionFiles()) {
    const functions = createdBy(file).filter((it) => !it.includes(' on '));
    expect([...new Set(functions)], `db/functions/${file.name}.sql`).toEqual([file.name]);
  }
});

test('a file says all there is to say of its function, in whatever order files are applied', async () => {
  const before = await query(definitions);
  await query(
    functionFiles()
      .toReversed()
      .map(({ text }) => text)
      .join('\n'),
  );
  expect(await query(definitions)).toEqual(before);
});

test('what stored values are made with is changed by a migration too, which makes them anew', async () => {
  const { url: empty, drop } = await emptyDatabase();
  const client = new pg.Client(empty);
  try {
    await client.connect();
    await client.query('begin');
    await applyMigrations(client);
    const stored = await usedByTables('stored');
    expect(stored).toEqual(expect.arrayContaining(['fold(text)', 'login_kind(text)']));
    const { rows: byMigrations } = await client.query<Definition>(definitions);
    const byFiles = await query<Definition>(definitions);
    const ofStored = ({ name }: Definition) => stored.includes(name);
    expect(
      byFiles.filter(ofStored),
      'Write the function into a new migration as well, with the columns and indexes that are made with it',
    ).toEqual(byMigrations.filter(ofStored));
  } finally {
    await client.end();
    await drop();
  }
});

test('a newer migration writes no function or trigger but those that a table is made with', async () => {
  const tables = (await usedByTables('defaults too')).map((it) => it.replace(/\(.*/, ''));
  const written = readdirSync('db/migrations')
    .filter((file) => file > '120')
    .flatMap((file) =>
      [...readFileSync(`db/migrations/${file}`, 'utf8').matchAll(/^create (?:or replace )?(function|trigger) (\w+)/gm)]
        .filter(([, kind, name = '']) => kind === 'trigger' || !tables.includes(name))
        .map(([, , name]) => `${file}: ${name}`),
    );
  expect(written, 'Write it into db/functions').toEqual([]);
});

const withNote = (note: string) =>
  query(`create or replace function note_return() returns trigger language plpgsql as '-- ${note}\nbegin end'`);
const noteNow = async () =>
  (await query<{ src: string }>(`select prosrc as src from pg_proc where proname = 'note_return'`))[0]?.src;

test('a file is applied once it has changed, and not again', async () => {
  await withNote('as it was');
  expect(await migrate(url())).toMatchObject({ migrations: [], functions: [] });
  expect(await noteNow()).toContain('as it was');
  await query(`update applied_functions set hash = 'of another text' where name = 'note_return'`);
  expect(await migrate(url())).toMatchObject({ functions: ['note_return'] });
  expect(await noteNow()).toContain('return_time');
  expect(await migrate(url())).toMatchObject({ migrations: [], functions: [] });
});

test('what a migration has dropped comes back with its file: a function, or a trigger alone', async () => {
  await query('drop function note_return cascade');
  expect(await migrate(url())).toMatchObject({ functions: ['note_return'] });
  await query('drop trigger keep_deleted on cars');
  expect(await migrate(url())).toMatchObject({ functions: ['keep_deleted'] });
  expect(await migrate(url())).toMatchObject({ functions: [] });
});

test('a file that is gone is forgotten, so that it would be applied if it came back', async () => {
  await query(`insert into applied_functions values ('gone', 'hash')`);
  await migrate(url());
  expect(await query(`select from applied_functions where name = 'gone'`)).toEqual([]);
});

test('a build older than the database leaves its functions as they are', async () => {
  await withNote('of the newer build');
  await query(`update applied_functions set hash = 'of the newer build' where name = 'note_return'`);
  await query(`insert into migrations (name, run_on) values ('999_newer', now())`);
  expect(await migrate(url())).toEqual({ migrations: [], functions: [], unknown: ['999_newer'] });
  expect(await noteNow()).toContain('of the newer build');
  await query(`delete from migrations where name = '999_newer'`);
  expect(await migrate(url())).toMatchObject({ functions: ['note_return'] });
});

test('a migration that fails leaves nothing: neither what came before it nor any function', async () => {
  await query('alter table users drop column search');
  await query('drop index flights_id_key');
  await query(`delete from migrations where name in ('007_flight_numbers', '061_pieces_of_texts')`);
  await withNote('before the failure');
  await query(`update applied_functions set hash = 'of another text' where name = 'note_return'`);
  // 007 goes well; 061 makes an index that is there
  await expect(migrate(url())).rejects.toThrow('already exists');
  expect(await query(`select from pg_indexes where indexname = 'flights_id_key'`)).toEqual([]);
  expect(await query(`select from migrations where name = '007_flight_numbers'`)).toEqual([]);
  expect(await noteNow()).toContain('before the failure');
});

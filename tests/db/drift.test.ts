import { describe, expect, test } from 'vitest';
import { columnOf, columnTypes } from '../../db/columns.ts';
import { entities } from '../../src/domain/index.ts';
import type { Field, Fields } from '../../src/domain/kernel/field.ts';
import { query } from '../support/database.ts';

// A log is not logged itself
const logs = new Set(['login_log', 'event_log']);

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

const columnsOf = (table: string) =>
  query<Column & Record<string, unknown>>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable, is_generated = 'ALWAYS' as generated
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );

describe.each(entities.map((entity) => [entity.table, entity] as const))('the table %s', (table, entity) => {
  const fields = Object.entries(entity.fields as Fields);

  test('has a column of the right type for every field, empty only where the field may be', async () => {
    const columns = new Map((await columnsOf(table)).map((it) => [it.name, it]));
    for (const [name, field] of fields) {
      const column = columns.get(columnOf(name));
      expect(column, `${table}.${columnOf(name)}`).toBeDefined();
      expect(columnTypes[field.kind], `${table}.${columnOf(name)}`).toContain(column?.type);
      expect(column?.nullable, `${table}.${columnOf(name)} is nullable`).toBe(field.optional);
    }
  });

  test('has no column that the entity does not know', async () => {
    const known = new Set(
      [entity.key, ...fields.map(([name]) => name), ...(entity.internal ?? []), 'version'].map(columnOf),
    );
    const unknown = (await columnsOf(table)).filter(({ name, generated }) => !generated && !known.has(name));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  test('counts the versions of a row, so that a stale write can be told', async () => {
    const [version] = (await columnsOf(table)).filter(({ name }) => name === 'version');
    expect(version, `${table}.version`).toMatchObject({ type: 'integer', nullable: false });
    const [trigger] = await query(
      `select 1 as there from pg_trigger where tgrelid = $1::regclass and tgname = 'count_version'`,
      [table],
    );
    expect(Boolean(trigger), `${table} has a trigger count_version`).toBe(!logs.has(table));
  });

  test('is logged unless it is a log: its audit trigger names the key and hides personal and internal columns', async () => {
    const [trigger] = await query<{ args: string }>(
      `select encode(tgargs, 'escape') as args from pg_trigger where tgrelid = $1::regclass and tgname = 'audit'`,
      [table],
    );
    if (logs.has(table)) return expect(trigger).toBeUndefined();
    const [key, ...hidden] = (trigger?.args ?? '').split('\\000').filter(Boolean);
    expect(key).toBe(columnOf(entity.key));
    const secret = [...fields.filter(([, field]) => field.personal).map(([name]) => name), ...(entity.internal ?? [])];
    expect(hidden).toEqual(expect.arrayContaining(secret.map(columnOf)));
  });

  test.each(fields.filter(([, { choices }]) => choices).map(([name, field]) => [name, field] as [string, Field]))(
    'takes exactly the words of %s',
    async (name, field) => {
      const [check] = await query<{ definition: string }>(
        `select string_agg(pg_get_constraintdef(oid), ' ') as definition from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
        [table],
      );
      for (const word of Object.keys(field.choices ?? {}))
        expect(check?.definition, `${table}.${name}`).toContain(`'${word}'`);
    },
  );
});

test('a limit the entity sets is a limit of the table', async () => {
  const refused = query(`insert into parking_info (price_per_day, capacity) values (0, 101)`);
  await expect(refused).rejects.toMatchObject({ code: '23514' });
});

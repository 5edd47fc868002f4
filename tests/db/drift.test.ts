import { beforeAll, describe, expect, test } from 'vitest';
import { columnOf, columnTypes } from '../../db/row/columns.ts';
import { entities } from '../../src/domain/index.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { columnsOf, foreignKeysOf, uniqueColumnsOf } from '../support/catalogue.ts';
import { query } from '../support/database.ts';
import { demandTable } from '../support/demand-table.ts';
import { fileOf } from '../support/entity-files.ts';

// A log is not logged itself
const logs = new Set(['login_log', 'event_log']);

const migration = 'a new file in db/migrations';
describe.each(entities.map((entity) => [entity.table, entity] as const))('the table %s', (table, entity) => {
  const file = fileOf(table);
  const fields = Object.entries(entity.fields as Fields);
  const fieldOf = new Map(fields.map(([name, field]) => [columnOf(name), field]));

  beforeAll(() => demandTable(entity));

  test.each(fields)('has a column of the right type for %s, empty only where the field may be', async (name, field) => {
    const column = (await columnsOf(table)).find((it) => it.name === columnOf(name));
    const [type] = columnTypes[field.kind];
    expect(
      column,
      `${file} has a field ${name}. Write into ${migration}:
  alter table ${table} add ${columnOf(name)} ${type}`,
    ).toBeDefined();
    expect(
      columnTypes[field.kind],
      `${file}: the kind of ${name} is stored as one of these, in ${migration}`,
    ).toContain(column?.type);
    if (field.to) {
      const { key, one, fields: there } = field.to();
      expect(columnTypes[there[key]?.kind ?? 'int'], `${file}: ${name} points at ${one}`).toContain(column?.type);
    }
    expect(
      column?.nullable,
      `${file}: ${name} is optional: ${field.optional}; the column may be null: ${column?.nullable}. Change either`,
    ).toBe(field.optional);
  });

  test('has no column that the entity does not know', async () => {
    const known = new Set(
      [entity.key, ...fields.map(([name]) => name), ...(entity.internal ?? []), 'version'].map(columnOf),
    );
    const unknown = (await columnsOf(table)).filter(({ name, generated }) => !generated && !known.has(name));
    expect(
      unknown.map(({ name }) => name),
      `${file}: write a field for each of these, or name them in internal`,
    ).toEqual([]);
  });

  test('points with its foreign keys where the references of the entity point', async () => {
    const references = fields
      .filter(([, { kind }]) => kind === 'ref')
      .map(([name, { to }]) => [columnOf(name), to?.().table]);
    const joined = Object.values(entity.joined ?? {})
      .filter(({ by, to }) => to && by !== entity.key)
      .map(({ by, to }) => [columnOf(by), to?.().table]);
    expect(
      await foreignKeysOf(table),
      `${file}: each foreign key is a ref(…), and each ref one in ${migration}: add foreign key (…) references …`,
    ).toEqual(Object.fromEntries([...references, ...joined]));
  });

  test('has the key and the unique values that the entity has', async () => {
    const found = await uniqueColumnsOf(table);
    expect(
      found.filter(({ primary }) => primary).map(({ name }) => name),
      `${file}: key is the primary key of ${table}`,
    ).toEqual([columnOf(entity.key)]);
    const unique = found.filter(({ name, primary }) => !primary && fieldOf.has(name)).map(({ name }) => name);
    const uniqueFields = [...fieldOf].filter(([, field]) => field.unique).map(([name]) => name);
    expect(
      unique.sort(),
      `${file}: write unique: true where SQL has a unique column, or add unique (…) in ${migration}`,
    ).toEqual(uniqueFields.sort());
  });

  test('counts the versions of a row, so that a stale write can be told', async () => {
    const [version] = (await columnsOf(table)).filter(({ name }) => name === 'version');
    expect(
      version,
      `Write into ${migration}: alter table ${table} add version integer not null default 1`,
    ).toMatchObject({ type: 'integer', nullable: false });
    const [trigger] = await query(
      `select 1 as there from pg_trigger where tgrelid = $1::regclass and tgname = 'count_version'`,
      [table],
    );
    expect(
      Boolean(trigger),
      `Write into db/functions/count_version.sql:
create or replace trigger count_version before update on ${table}
  for each row execute function count_version();`,
    ).toBe(!logs.has(table));
  });

  test('keeps what is deleted for a moment, where it can be restored', async () => {
    const [trigger] = await query<{ args: string }>(
      `select encode(tgargs, 'escape') as args from pg_trigger
        where tgrelid = $1::regclass and tgname = 'keep_deleted'`,
      [table],
    );
    const key = columnOf(entity.key);
    expect(
      trigger?.args.replace('\\000', ''),
      `${file}: take restorable away, or write into db/functions/keep_deleted.sql:
create or replace trigger keep_deleted after delete on ${table}
  for each row execute function keep_deleted('${key}');`,
    ).toBe(entity.restorable ? key : undefined);
    const [column] = await query<{ identity: string | null }>(
      `select identity_generation as identity from information_schema.columns
        where table_schema = 'public' and table_name = $1 and column_name = $2`,
      [table, key],
    );
    expect(
      entity.restorable && column?.identity,
      `What is restored gets its number back. Write into ${migration}:
  alter table ${table} alter ${key} set generated by default`,
    ).not.toBe('ALWAYS');
  });

  test('is logged unless it is a log, its personal and internal columns by name only', async () => {
    const [trigger] = await query<{ args: string }>(
      `select encode(tgargs, 'escape') as args from pg_trigger where tgrelid = $1::regclass and tgname = 'audit'`,
      [table],
    );
    if (logs.has(table)) return expect(trigger, `${table} is a log: it has no audit trigger`).toBeUndefined();
    const [key, ...hidden] = (trigger?.args ?? '').split('\\000').filter(Boolean);
    const logKey = columnOf(entity.logKey ?? entity.key);
    const secret = [
      ...(entity.logKey ? [entity.key] : []),
      ...fields.filter(([, field]) => field.personal).map(([name]) => name),
      ...(entity.internal ?? []),
    ].map(columnOf);
    const args = [logKey, ...secret].map((name) => `'${name}'`).join(', ');
    const advice = `Write into db/functions/audit.sql:
create or replace trigger audit after insert or update or delete on ${table}
  for each row execute function audit(${args});`;
    expect(key, advice).toBe(logKey);
    expect(hidden, advice).toEqual(expect.arrayContaining(secret));
  });
});

// What the product keeps for itself: nobody lists or changes it
const withoutEntity = [
  'address_proofs',
  'applied_functions',
  'backup_codes',
  'boarding_differences',
  'deleted_rows',
  'devices',
  'differences',
  'idempotency_keys',
  'installation',
  'job_runs',
  'migrations',
  'order_dates',
  'outbox',
  'ownerless_orders',
  'passkey_challenges',
  'passkey_roles',
  'passkeys',
  'people_listed',
  'private_files',
  'rate_limits',
  'refresh_tokens',
  'reset_tokens',
  'seal_mark',
  'seals',
  'sessions',
  'table_changes',
  'uploads',
];

test('every table has its entity in the registry, or is none that people work with', async () => {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const known = new Set([...entities.map(({ table }) => table), ...withoutEntity]);
  expect(
    tables.map(({ name }) => name).filter((name) => !known.has(name)),
    'Write the entity of each of these and name it in src/domain/index.ts, or name the table in withoutEntity here',
  ).toEqual([]);
});

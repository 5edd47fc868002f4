import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataOf } from '../../db/account/my-data.ts';
import { columnOf } from '../../db/row/columns.ts';
import { user } from '../../src/domain/account/user.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../src/domain/kernel/field.ts';
import { query } from '../support/database.ts';
import { fileOf } from '../support/entity-files.ts';

/** Tables of accounts of which 'my data' tells nothing, with the reason. */
const untold: Record<string, string> = {
  address_proofs: 'hashes of links; the address itself is told',
  backup_codes: 'hashes of codes',
  boarding_differences: 'what staff did at a gate, not what is theirs',
  devices: 'hashes of cookies',
  passkey_challenges: 'what a browser was asked to sign, for minutes',
  reset_tokens: 'hashes of links',
};
/** What somebody who works here signs, not what is theirs. */
const signed = [
  'orders.Employee_id',
  'equipment.Employee_id',
  'announcements.Employee_id',
  'payments.Employee_id',
  'refunds.Employee_id',
  'hand_overs.Employee_id',
  'passages.Employee_id',
  'calls.Employee_id',
  'closings.Employee_id',
  'milestones.Employee_id',
  'flight_delays.Employee_id',
  'accepted_matters.Employee_id',
];

const fieldsOf = (entity: Entity) => Object.entries(entity.fields as Fields);
const isOfUser = ({ to }: Field) => to?.() === user;

const usersTables = await query<{ name: string; column: string; gone: string }>(
  `select distinct t.table_name as name, t.column_name as column, coalesce(f.confdeltype, '-') as gone
     from information_schema.columns t
     join information_schema.tables b on b.table_name = t.table_name and b.table_type = 'BASE TABLE'
     left join pg_constraint f on f.contype = 'f' and f.confrelid = 'users'::regclass
                              and f.conrelid = to_regclass(t.table_name)
    where t.table_schema = 'public' and b.table_schema = 'public'
      and (t.column_name = 'users_id' or f.conrelid is not null and t.column_name = (
            select attname from pg_attribute a where a.attrelid = f.conrelid and a.attnum = f.conkey[1]))`,
);

test('a reference to a person says whether the row is theirs', () => {
  const unsaid = entities.flatMap((entity) =>
    fieldsOf(entity)
      .filter(([name, field]) => isOfUser(field) && !field.personal && !signed.includes(`${entity.table}.${name}`))
      .map(([name]) => `${fileOf(entity.table)}: write personal: true at ${name}, or name it in signed of this test`),
  );
  expect(unsaid).toEqual([]);
});

test('what is kept about somebody is told them, table by table', async () => {
  const told = Object.keys(await dataOf({ id: 1 }));
  const silent = usersTables
    .map(({ name }) => name)
    .filter((name) => name !== 'users' && !told.includes(name) && !(name in untold) && !isSigned(name));
  expect(
    silent.map(
      (table) =>
        `${table}: add its rows to dataOf in db/account/my-data.ts (of an entity: personal: true at its reference), ` +
        'or its reason to untold of this test',
    ),
  ).toEqual([]);
});
const isSigned = (table: string) => signed.some((it) => it.startsWith(`${table}.`));

test('an account can be deleted whatever points at it', () => {
  const holding = usersTables.filter(({ gone }) => gone === 'a' || gone === 'r');
  expect(holding.map(({ name, column }) => `${name}.${column}: write on delete cascade or on delete set null`)).toEqual(
    [],
  );
});

/** SQL that forgets people: when they delete their account, and in time. */
const forgetting = {
  ownAccount: ['delete_account', 'forget_buyer'],
  inTime: ['forget_buyer', 'forget_plates'],
};
/** Does one of these functions write another value into the column of that table? */
const isForgotten = (functions: string[], table: string, column: string) =>
  functions.some((name) =>
    [
      ...readFileSync(`db/functions/${name}.sql`, 'utf8').matchAll(
        new RegExp(`update ${table}\\b([^;]*?)\\bwhere\\b`, 'g'),
      ),
    ].some(([, set = '']) => new RegExp(`\\b${column}\\s*=`).test(set)),
  );

test('each personal value of a row that outlives its owner is forgotten by SQL', () => {
  const dies = usersTables.filter(({ gone }) => gone === 'c').map(({ name }) => name);
  const kept = entities.filter(({ table }) => table !== user.table && !dies.includes(table));
  const missing = kept.flatMap((entity) =>
    fieldsOf(entity)
      // What names a person by id names nobody once the account is gone
      .filter(([, field]) => field.personal && !isOfUser(field) && !field.actor)
      .flatMap(([name]) => {
        const column = columnOf(name);
        const files = forgetting.ownAccount.map((it) => `db/functions/${it}.sql`).join(' or ');
        return isForgotten(forgetting.ownAccount, entity.table, column)
          ? []
          : [`${files}: update ${entity.table} set ${column} = … where it was theirs`];
      }),
  );
  expect(missing).toEqual([]);
});

test('each personal value of a guest’s row is forgotten in time', () => {
  const guests = entities.filter((entity) =>
    fieldsOf(entity).some(([, it]) => isOfUser(it) && it.personal && it.optional),
  );
  const missing = guests.flatMap(({ table, ...entity }) =>
    fieldsOf({ table, ...entity } as Entity)
      .filter(([, field]) => field.personal && !isOfUser(field))
      .map(([name]) => columnOf(name))
      .filter((column) => !isForgotten(forgetting.inTime, table, column))
      .map((column) => `db/functions/forget_buyer.sql or forget_plates.sql: update ${table} set ${column} = …`),
  );
  expect(missing).toEqual([]);
});

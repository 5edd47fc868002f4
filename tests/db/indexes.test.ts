import { expect, test } from 'vitest';
import { columnOf, sortColumn, targetOf } from '../../db/row/columns.ts';
import { orderOf } from '../../db/row/list-order.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity, Joins } from '../../src/domain/kernel/entity.ts';
import type { Fields, Kind } from '../../src/domain/kernel/field.ts';
import { nameIn } from '../../src/domain/kernel/label.ts';
import type { Operator } from '../../src/domain/kernel/operators.ts';
import { eventLog } from '../../src/domain/office/event-log.ts';
import { columnsOf, type Index, indexesOf, inLines } from '../support/catalogue.ts';
import { query } from '../support/database.ts';
import { demandTable } from '../support/demand-table.ts';
import { fileOf } from '../support/entity-files.ts';

// One row each, or nobody's list
const unlisted = new Set([
  'contact_info',
  'rental_terms',
  'parking_info',
  'orders',
  'payments',
  'refunds',
  'hand_overs',
  'passages',
  'calls',
  'closings',
]);
const lists: { entity: Entity; where: string | null }[] = [
  ...entities.filter(({ table }) => !unlisted.has(table)).map((entity) => ({ entity, where: null })),
  // A tab of the schedule
  { entity: { ...flight, order: 'departure' }, where: 'is_departure' },
  { entity: { ...flight, order: 'arrival' }, where: '(NOT is_departure)' },
];
const compared: Operator[] = ['=', 'IN', 'BETWEEN'];
const isOwn = (entity: Entity, by: string) => by === entity.key || by in entity.fields;
const filtersWith = ({ filter }: Entity, operators: Operator[]) =>
  Object.keys(filter).filter((by) => operators.some((it) => filter[by]?.includes(it)));
const ownOrdered = (entity: Entity) =>
  [...new Set([...filtersWith(entity, compared), ...entity.sort])].filter((by) => isOwn(entity, by));
const offered = lists.flatMap(({ entity, where }) =>
  ownOrdered(entity).map((by) => ({
    entity,
    table: entity.table,
    by,
    where,
    columns: orderOf(entity, { by: [by], order: 'asc' }).map((name) => sortColumn(entity, name)),
  })),
);

test.each(offered)('$table has an index for $by that ends as its list’s order does', async (offer) => {
  const { entity, table, by, where, columns } = offer;
  await demandTable(entity);
  const inOrder = columns.join();
  const serves = (index: Index): boolean =>
    index.where === where &&
    // The column is unique: there are no equal values left to order
    (index.columns.join() === inOrder || (index.unique && index.columns.join() === columns[0]));
  // See departures_by_destination in db/migrations
  const servesBoth = (index: Index): boolean => index.columns.join() === `is_departure,${inOrder}`;
  const found = (await indexesOf(table)).some((index) => serves(index) || (where !== null && servesBoth(index)));
  const on = `${table} (${columns.join(', ')})${where ? ` where ${where}` : ''}`;
  const sql = `create index ${table}_by_${by.toLowerCase()} on ${on}`;
  expect(found, `Write into a new file in db/migrations:\n  ${inLines(`${sql};`)}`).toBe(true);
});

const grows = ({ few }: Pick<Entity, 'few'>) => !few;

const pieces = entities
  .filter(({ table }) => !unlisted.has(table))
  .flatMap((entity) =>
    filtersWith(entity, ['CONTAINS']).map((by) => {
      const joined = (entity.joined as Joins | undefined)?.[by];
      const there = joined ? targetOf(entity.fields, joined) : entity;
      return { table: entity.table, by, there, column: columnOf(joined?.column ?? by) };
    }),
  );
test.each(pieces.filter(({ there }) => grows(there)))('$table finds a piece of $by by an index', async (piece) => {
  const [found] = await query(`select from pg_indexes where tablename = $1 and indexdef like $2`, [
    piece.there.table,
    `%USING gin (plain_text(${piece.column}) gin_trgm_ops)`,
  ]);
  expect(
    Boolean(found),
    `Write into a new file in db/migrations:
  create index ${piece.there.table}_${piece.column}_piece
    on ${piece.there.table} using gin (plain_text(${piece.column}) gin_trgm_ops);`,
  ).toBe(true);
});

const texts: Kind[] = ['text', 'area', 'email', 'phone'];
/** The columns whose words a search finds in the one that keeps them together. The event log's are named exactly. */
const hasWords = ({ fields }: Entity, name: string) => texts.includes((fields as Fields)[name]?.kind ?? 'int');
/** What a look-up looks in where nothing else is said. */
const inLookUp = ({ lookUp, label }: Entity) => (lookUp ? label.map(nameIn) : []);
const keptWords = (entity: Entity) =>
  (entity.search ?? inLookUp(entity)).filter((name) => hasWords(entity, name)).map(columnOf);
const searched = entities.filter((it) => grows(it) && it !== eventLog && keptWords(it).length > 0);

test.each(searched)('$table keeps the words that its search looks in, with an index of them', async (entity) => {
  const { table } = entity;
  const words = keptWords(entity);
  const [column] = await query<{ expression: string }>(
    `select generation_expression as expression from information_schema.columns
      where table_name = $1 and column_name = 'search'`,
    [table],
  );
  const advice = `Write into a new file in db/migrations:
  alter table ${table} add search text generated always as (search_text(${words.join(" || ' ' || ")})) stored;
  create index ${table}_search on ${table} using gin (search gin_trgm_ops);`;
  const names = (await columnsOf(table)).map(({ name }) => name).filter((name) => hasWords(entity, name));
  const kept = names.filter((name) => new RegExp(`\\b${name}\\b`).test(column?.expression ?? ''));
  expect(kept.sort(), advice).toEqual([...words].sort());
  const indexes = await query<{ indexdef: string }>('select indexdef from pg_indexes where tablename = $1', [table]);
  const isTrigrams = ({ indexdef }: { indexdef: string }) => indexdef.endsWith('USING gin (search gin_trgm_ops)');
  expect(indexes.some(isTrigrams), advice).toBe(true);
  expect(entity.search, `Write into ${fileOf(table)}:\n  search: ['${words.join("', '")}'],`).toBeDefined();
});

const joinedBys = entities.flatMap((entity) =>
  Object.entries((entity.joined ?? {}) as Joins)
    .filter(([by]) => by in entity.filter || entity.sort.includes(by))
    .map(([by, joined]) => ({ table: entity.table, by, entity, joined, there: targetOf(entity.fields, joined) })),
);
const firstColumns = async (table: string) => (await indexesOf(table)).map(({ columns }) => columns[0]);

test.each(joinedBys.filter(({ entity }) => grows(entity)))('$table is found by $by over there', async (join) => {
  expect(await firstColumns(join.table), `an index of ${join.table} begins with what it is joined by`).toContain(
    columnOf(join.joined.by),
  );
  const isCompared = filtersWith(join.entity, compared).includes(join.by) || join.entity.sort.includes(join.by);
  if (isCompared && grows(join.there))
    expect(await firstColumns(join.there.table), `an index of ${join.there.table} begins with it`).toContain(
      sortColumn(join.there, join.joined.column),
    );
});

test('a table that grows is sorted by joined values only where every row has one, from few', () => {
  const slow = joinedBys.filter(
    ({ entity, by, joined, there }) =>
      entity.sort.includes(by) && grows(entity) && (grows(there) || entity.fields[joined.by]?.optional !== false),
  );
  expect(slow.map(({ table, by }) => `${table} by ${by}`)).toEqual([]);
});

test('no index repeats another, forwards or backwards, or the beginning of one', async () => {
  const repeated = await query(
    `select one.indexrelid::regclass::text as index, other.indexrelid::regclass::text as repeats
       from pg_index one join pg_class c on c.oid = one.indrelid join pg_index other using (indrelid)
      where c.relnamespace = 'public'::regnamespace and one.indexrelid <> other.indexrelid and not one.indisunique
        and num_nonnulls(one.indexprs, one.indpred, other.indexprs, other.indpred) = 0
        and other.indkey::text || ' ' like one.indkey::text || ' %'
        and other.indcollation::text || ' ' like one.indcollation::text || ' %'
        and other.indclass::text || ' ' like one.indclass::text || ' %'`,
  );
  expect(repeated, 'Drop the first of each pair in a new file in db/migrations').toEqual([]);
});

test('a table of the event log is found and sorted by an index of Polish order alone', async () => {
  const indexes = await query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = 'event_log' and indexdef like '%(table_name%'`,
  );
  expect(indexes).toEqual([
    { indexdef: expect.stringContaining('(table_name COLLATE "pl-x-icu", timestamp_log, id)') },
  ]);
});

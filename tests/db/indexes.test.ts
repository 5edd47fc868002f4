import { expect, test } from 'vitest';
import { sortColumn } from '../../db/columns.ts';
import { orderOf } from '../../db/list.ts';
import { flight } from '../../src/domain/flight.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { type Index, indexesOf } from '../support/catalogue.ts';
import { query } from '../support/database.ts';

// One row each, or nobody's list
const unlisted = new Set(['contact_info', 'parking_info', 'orders']);
const lists: { entity: Entity; where: string | null }[] = [
  ...entities.filter(({ table }) => !unlisted.has(table)).map((entity) => ({ entity, where: null })),
  // A tab of the schedule
  { entity: { ...flight, order: 'departure' }, where: 'is_departure' },
  { entity: { ...flight, order: 'arrival' }, where: '(NOT is_departure)' },
];
const offered = lists.flatMap(({ entity, where }) =>
  [...new Set([...entity.filter, ...entity.sort])].map((by) => ({
    table: entity.table,
    by,
    where,
    columns: orderOf(entity, { by: [by], order: 'asc' }).map((name) => sortColumn(entity, name)),
  })),
);

test.each(offered)('$table has an index for $by that ends as its list’s order does', async (given) => {
  const { table, by, where, columns } = given;
  const inOrder = columns.join();
  const serves = (index: Index): boolean =>
    index.where === where &&
    // Of equal values there is but one: nothing is left to order
    (index.columns.join() === inOrder || (index.unique && index.columns.join() === columns[0]));
  // See departures_by_destination in db/migrations
  const servesBoth = (index: Index): boolean => index.columns.join() === `is_departure,${inOrder}`;
  const found = (await indexesOf(table)).some((index) => serves(index) || (where !== null && servesBoth(index)));
  expect(
    found,
    `Write into a new file in db/migrations:
  create index ${table}_by_${by.toLowerCase()} on ${table} (${columns.join(', ')})${where ? ` where ${where}` : ''};`,
  ).toBe(true);
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

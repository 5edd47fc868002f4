import { expect, test } from 'vitest';
import { sortColumn } from '../../db/columns.ts';
import { entities } from '../../src/domain/index.ts';
import { query } from '../support/database.ts';

// One row each, or nobody's list
const unlisted = new Set(['contact_info', 'parking_info', 'orders']);
const listed = entities.filter(({ table }) => !unlisted.has(table));
const offered = listed.flatMap((entity) =>
  [...new Set([...entity.filter, ...entity.sort])].map((by) => [entity.table, by, sortColumn(entity, by)] as const),
);

test.each(offered)('%s has an index that begins with %s as it is filtered and sorted', async (table, _by, column) => {
  const indexes = await query<{ first: string }>(
    `select pg_get_indexdef(i.indexrelid, 1, false) || case when c.collname = 'pl-x-icu' then ' collate "pl-x-icu"' else '' end as first
       from pg_index i left join pg_collation c on c.oid = i.indcollation[0] where i.indrelid = $1::regclass and i.indpred is null`,
    [table],
  );
  expect(indexes.map(({ first }) => first.replace(/ COLLATE "pl-x-icu"/, ''))).toContain(column);
});

test('no index repeats another, forwards or backwards, or the beginning of one', async () => {
  const repeated = await query(
    `select one.indexrelid::regclass::text as index, other.indexrelid::regclass::text as repeats
       from pg_index one join pg_class c on c.oid = one.indrelid join pg_index other using (indrelid)
      where c.relnamespace = 'public'::regnamespace and one.indexrelid <> other.indexrelid and not one.indisunique
        and num_nonnulls(one.indexprs, one.indpred, other.indexprs, other.indpred) = 0
        and other.indkey::text || ' ' like one.indkey::text || ' %'
        and other.indcollation::text || ' ' like one.indcollation::text || ' %' and other.indclass::text || ' ' like one.indclass::text || ' %'`,
  );
  expect(repeated).toEqual([]);
});

test('a table of the event log is found and sorted by an index of Polish order alone', async () => {
  const indexes = await query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = 'event_log' and indexdef like '%(table_name%'`,
  );
  expect(indexes).toEqual([
    { indexdef: expect.stringContaining('(table_name COLLATE "pl-x-icu", timestamp_log, id)') },
  ]);
});

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

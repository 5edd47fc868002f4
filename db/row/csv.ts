import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { ReadDetails } from '../../src/domain/office/event-log.ts';
import { type Author, type ResultRow, raw, rows, sql, write } from '../sql.ts';
import { columnOf, selectList } from './columns.ts';
import { all, type Listing, partsOf } from './list.ts';
import type { Key } from './write.ts';

/** The most rows that one CSV file may hold. */
export const mostRows = 50_000;

/**
 * The keys of all rows of a list, in its order; undefined where there are more than may be taken along. Read by their
 * keys, the rows can be fetched in parts: the last part costs as much as the first, and no row comes twice.
 */
export async function keysOf(listing: Listing): Promise<Key[] | undefined> {
  const { entity } = listing;
  const { ordered, order } = partsOf(listing);
  const found = await rows<{ key: Key }>(
    sql`select t.${raw(columnOf(entity.key))} as key from ${ordered} order by ${order} limit ${mostRows + 1}`,
  );
  return found.length > mostRows ? undefined : found.map(({ key }) => key);
}

/** The rows with these keys, in their order, as far as they are still there and the caller's to read. */
export function rowsWith({ entity, where }: Listing, keys: Key[]): Promise<ResultRow[]> {
  const key = raw(columnOf(entity.key));
  const type = raw(entity.key in entity.fields ? 'text' : 'bigint');
  return rows(sql`
    select ${raw(selectList(entity))}
      from unnest(${keys}::${type}[]) with ordinality keys (key, position)
      join ${raw(entity.table)} t on t.${key} = keys.key
     where ${all(where ? [where] : [])} order by keys.position`);
}

/** The event log says who took how many rows along. */
export async function logRows(author: Author, entity: Entity, count: number): Promise<void> {
  const details: ReadDetails = { rows: count };
  await write(author, sql`select log_read(${entity.table}, ${JSON.stringify(details)}::jsonb)`);
}

import { airfieldTables } from '../../src/domain/airfield/airfield-tables.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Meta } from '../../src/domain/kernel/query.ts';
import { type ListRequest, list } from '../row/list.ts';

interface Lists {
  data: Record<string, unknown[]>;
  /** How many rows and pages the longest list has and, under each table's name, how many that list has. */
  meta: Meta;
}

/** A page of each list of the airfield; `requestOf` says which page of which. */
export async function listAirfield(requestOf: (entity: Entity) => ListRequest): Promise<Lists> {
  const tables: Entity[] = Object.values(airfieldTables);
  const lists = await Promise.all(
    tables.map(async (entity) => [entity.table, await list(entity, requestOf(entity))] as const),
  );
  const longest = lists.map(([, { meta }]) => meta).reduce((one, other) => (other.total > one.total ? other : one));
  return {
    data: Object.fromEntries(lists.map(([table, { data }]) => [table, data])),
    meta: { ...longest, ...Object.fromEntries(lists.map(([table, { meta }]) => [table, meta])) },
  };
}

import type { Entity } from '../src/domain/kernel/entity.ts';
import { sortColumn } from './columns.ts';
import { type Query, raw, rows, sql } from './sql.ts';

/**
 * The different values of a text column, in order: from each the index leads to the next, so that a million rows cost
 * no more than their values. `among` narrows the rows; an index must know it.
 */
export async function distinctValues(entity: Entity, by: string, among: Query = sql`true`): Promise<string[]> {
  const [table, column] = [raw(entity.table), raw(sortColumn(entity, by))];
  const found = await rows<{ value: string }>(sql`
    with recursive step as (
      (select ${column} as value from ${table} t where ${among} order by 1 limit 1)
      union all
      select (select ${column} from ${table} t where ${column} > step.value and ${among} order by 1 limit 1) from step
      where step.value is not null
    )
    select value from step where value is not null limit 1000`);
  return found.map(({ value }) => value);
}

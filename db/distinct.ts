import type { Entity } from '../src/domain/kernel/entity.ts';
import { sortColumn } from './columns.ts';
import { raw, rows, sql } from './sql.ts';

/**
 * The different values of a text column, in order: from each the index leads to the next, so that a million rows cost
 * no more than their values.
 */
export async function distinctValues(entity: Entity, by: string): Promise<string[]> {
  const [table, column] = [raw(entity.table), raw(sortColumn(entity, by))];
  const found = await rows<{ value: string }>(sql`
    with recursive step as (
      (select ${column} as value from ${table} order by 1 limit 1)
      union all
      select (select ${column} from ${table} where ${column} > step.value order by 1 limit 1) from step
      where step.value is not null
    )
    select value from step where value is not null limit 1000`);
  return found.map(({ value }) => value);
}

import type { Entity } from '../../src/domain/kernel/entity.ts';
import { type Query, raw, rows, sql } from '../sql.ts';
import { sortColumn } from './columns.ts';

const most = 1000;

/** Values to choose from; `more` tells that there are others, which only a search finds. */
interface Values<V> {
  data: V[];
  more?: true;
}

/** Up to a thousand values; `select` asks for as many as it is told, one more than that. */
async function upToMost<V>(select: (limit: number) => Promise<{ value: V }[]>): Promise<Values<V>> {
  const found = (await select(most + 1)).map(({ value }) => value);
  return { data: found.slice(0, most), ...(found.length > most && { more: true }) };
}

/**
 * The different values of a text column, in order: from each the index leads to the next, so that a million rows cost
 * no more than their values. `among` narrows the rows; an index must know it.
 */
export function distinctValues(entity: Entity, by: string, among: Query = sql`true`): Promise<Values<string>> {
  const [table, column] = [raw(entity.table), raw(sortColumn(entity, by))];
  return upToMost((limit) =>
    rows<{ value: string }>(sql`
    with recursive step as (
      (select ${column} as value from ${table} t where ${among} order by 1 limit 1)
      union all
      select (select ${column} from ${table} t where ${column} > step.value and ${among} order by 1 limit 1) from step
      where step.value is not null
    )
    select value from step where value is not null limit ${limit}`),
  );
}

/** The newest tickets' numbers. */
export const ticketIds = (): Promise<Values<number>> =>
  upToMost((limit) => rows<{ value: number }>(sql`select id as value from tickets order by id desc limit ${limit}`));

import { rows, sql } from '../sql.ts';

/** How often each table was changed; one that never was is missing. See db/functions/count_change.sql. */
export async function readTableChanges(): Promise<Record<string, number>> {
  const counted = await rows<{ table_name: string; changes: number }>(
    sql`select table_name, sum(changes) as changes from table_changes group by table_name order by table_name`,
  );
  return Object.fromEntries(counted.map(({ table_name, changes }) => [table_name, changes]));
}

import { type Query, rows, sql, write } from '../sql.ts';

/** Notes which rows of others somebody was shown in a list. */
export const noteShown = (who: number, table: string, ids: number[]): Promise<unknown> =>
  rows(sql`select note_listed(${who}::int, ${table}, ${ids}::int[])`);

/** Tells the event log of what was noted: a line an hour of each person and table. */
export const logListed = (): Promise<unknown> => write('system', sql`select log_listed()`);

/** SQL: what the event log does not tell yet, of staff as `who`, `at`, `amount`. */
export const notYetLogged = (): Query => sql`
  select p.who, clock() as at, cardinality(p.ids) - p.logged as amount
    from people_listed p join users u on u.id = p.who and u.role <> 'client'`;

import type { ReadDetails } from '../src/domain/event-log.ts';
import { type Author, literal, type Query, rows, sql, write } from './sql.ts';

/** What a form needs of a row it points at, and no more. */
export interface Choice {
  id: number;
  label: string;
}

/** People by name or e-mail; with `id` that one alone. The event log tells who looked whom up. */
export function findPeople(author: Author, { term, id }: { term: string; id: number | null }): Promise<Choice[]> {
  const details: ReadDetails = id === null ? { search: term } : { id };
  const label: Query = sql`first_name || ' ' || last_name || ' (' || email || ')'`;
  return write<Choice>(
    author,
    sql`select log_read('users', ${JSON.stringify(details)}::jsonb)`,
    sql`
    select id, ${label} as label from users
     where (${id}::int is null or id = ${id}::int) and fold(${label}) like '%' || fold(${literal(term)}) || '%'
     order by last_name collate "pl-x-icu", first_name collate "pl-x-icu", id limit 50`,
  );
}

export const listGates = (): Promise<Choice[]> =>
  rows<Choice>(sql`select id, name as label from gates order by name collate "pl-x-icu" limit 1000`);

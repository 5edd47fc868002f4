import type { Role } from '../../src/domain/kernel/roles.ts';
import { rows, sql } from '../sql.ts';

/** Whoever wrote a line of the event log, as their account is now. */
export interface Author {
  id: number;
  name: string;
  role: Role;
}

/** The accounts behind these lines, by the number of the line. */
export async function authorsOf(lines: readonly number[]): Promise<Map<number, Author>> {
  const found = await rows<Author & { line: number }>(sql`
    select e.id as line, u.id, u.first_name || ' ' || u.last_name as name, u.role
      from event_log e join users u on u.id = case when e.by_user ~ '^\\d{1,9}$' then e.by_user::int end
     where e.id = any(${lines}::bigint[])`);
  return new Map(found.map(({ line, ...author }) => [line, author]));
}

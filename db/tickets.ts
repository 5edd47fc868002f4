import { sourcesOf } from '../src/domain/kernel/choices.ts';
import type { Filter, List } from '../src/domain/kernel/query.ts';
import { type Ticket, type TicketStatus, ticket, ticketRule, ticketStatus } from '../src/domain/ticket.ts';
import { all, type ListRequest, list } from './list.ts';
import { ownedByEmail } from './owners.ts';
import { type Author, type Query, row, sql, write } from './sql.ts';

/** The columns that the specification filters by under names of its own. */
const named: Record<string, (value: unknown) => Query> = {
  't.id': (id) => sql`t.id = ${id}`,
  'u.email': (email) => ownedByEmail(String(email)),
};

export function listTickets({ filter, ...request }: ListRequest): Promise<List<Ticket>> {
  const conditions = filter.map(({ by, value }: Filter) => named[by]?.(value)).filter((it) => it !== undefined);
  return list<Ticket>(ticket, {
    ...request,
    filter: filter.filter(({ by }) => !Object.hasOwn(named, by)),
    where: all(conditions),
  });
}

/** Whose a ticket is; undefined where there is none. */
export const findTicket = (id: number): Promise<{ Users_id: number | null } | undefined> =>
  row(sql`select users_id as "Users_id" from tickets where id = ${id}`);

/** Gives a ticket another status; or says that what it has cannot become this one, or that it is too old for it. */
export async function changeTicket(
  author: Author,
  id: number,
  status: TicketStatus,
): Promise<'changed' | 'settled' | 'late'> {
  const hours = ticketRule(status).withinHours;
  const inTime = hours === null ? sql`true` : sql`purchase_time > now() - make_interval(hours => ${hours}::int)`;
  const open = sql`status = any(${sourcesOf(ticketStatus, status)})`;
  const [done] = await write<{ changed: boolean; settled: boolean }>(
    author,
    sql`with done as (
          update tickets set status = ${status}, update_time = now() where id = ${id} and ${open} and ${inTime}
          returning 1
        )
        select exists (select from done) as changed, not (${open}) as settled from tickets where id = ${id}`,
  );
  if (done?.changed) return 'changed';
  return done?.settled === false ? 'late' : 'settled';
}

import type { Filter, List } from '../src/domain/kernel/query.ts';
import { refundHours, type Ticket, type TicketStatus, ticket } from '../src/domain/ticket.ts';
import { all, type ListRequest, list } from './list.ts';
import { type Query, row, rows, sql, write } from './sql.ts';

/** The columns that the specification filters by under names of its own. */
const named: Record<string, (value: unknown) => Query> = {
  't.id': (id) => sql`t.id = ${id}`,
  'u.email': (email) => sql`t.users_id = (select id from users where email = ${email})`,
};

export function listTickets({ filter, ...request }: ListRequest): Promise<List<Ticket>> {
  const conditions = filter.map(({ by, value }: Filter) => named[by]?.(value)).filter((it) => it !== undefined);
  return list<Ticket>(ticket, {
    ...request,
    filter: filter.filter(({ by }) => !Object.hasOwn(named, by)),
    where: all(conditions),
  });
}

/** The newest tickets' numbers. */
export const ticketIds = async (): Promise<number[]> =>
  (await rows<{ id: number }>(sql`select id from tickets order by id desc limit 1000`)).map(({ id }) => id);

/** Whose a ticket is; undefined where there is none. */
export const findTicket = (id: number): Promise<{ Users_id: number | null } | undefined> =>
  row(sql`select users_id as "Users_id" from tickets where id = ${id}`);

/** Gives a purchased ticket another status; or says that it no longer is one, or is too old to be refunded. */
export async function changeTicket(
  author: string,
  id: number,
  status: TicketStatus,
): Promise<'changed' | 'settled' | 'late'> {
  const inTime = sql`(${status} <> 'REFUNDED' or purchase_time > now() - make_interval(hours => ${refundHours}::int))`;
  const [done] = await write<{ changed: boolean; settled: boolean }>(
    author,
    sql`with done as (
          update tickets set status = ${status}, update_time = now() where id = ${id} and status = 'PURCHASED' and ${inTime} returning 1
        )
        select exists (select from done) as changed, status <> 'PURCHASED' as settled from tickets where id = ${id}`,
  );
  if (done?.changed) return 'changed';
  return done?.settled === false ? 'late' : 'settled';
}

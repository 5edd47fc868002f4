import { statusesIn } from '../../src/domain/flight/flight-status.ts';
import { refusingBoarding } from '../../src/domain/flight/passengers.ts';
import { sourcesOf } from '../../src/domain/kernel/choices.ts';
import type { Filter, List } from '../../src/domain/kernel/query.ts';
import {
  seatHolding,
  statusesGivenBy,
  type Ticket,
  type TicketStatus,
  ticket,
  ticketStatus,
} from '../../src/domain/travel/ticket.ts';
import { selectList } from '../row/columns.ts';
import { isAbout } from '../row/history.ts';
import { all, type Listing, type ListRequest, list } from '../row/list.ts';
import { beginningOf } from '../row/look-ups.ts';
import { ownedByEmail } from '../row/owners.ts';
import { matches, matchesWords } from '../row/search.ts';
import { refuseByField } from '../row/write.ts';
import { type Author, type Query, raw, row, rows, sql, write } from '../sql.ts';

/** The columns that the specification filters by under names of its own. */
const named: Record<string, (value: unknown) => Query> = {
  't.id': (id) => sql`t.id = ${id}`,
  'u.email': (email) => ownedByEmail(String(email)),
};

export function ticketsListing<R extends Omit<Listing, 'entity'>>({ filter, ...request }: R) {
  const conditions = filter.map(({ by, value }: Filter) => named[by]?.(value)).filter((it) => it !== undefined);
  return {
    ...request,
    entity: ticket,
    filter: filter.filter(({ by }) => !Object.hasOwn(named, by)),
    where: all(conditions),
  };
}

/**
 * Tickets as asked for. `flown` parts them by their flights: those still to come, the soonest first, or those that are
 * over, the last first.
 */
export function listTickets(request: ListRequest, flown?: boolean): Promise<List<Ticket>> {
  const { where, ...listing } = ticketsListing(request);
  if (flown === undefined) return list<Ticket>(ticket, { ...request, ...listing, where });
  const sort = request.sort ?? { by: ['departure'], order: flown ? 'desc' : 'asc' };
  return list<Ticket>(ticket, { ...request, ...listing, sort, where: sql`${where} and ${hasFlown()} = ${flown}` });
}

/** For so long a ticket is at hand after its flight has landed: nobody may have said yet that it is late. */
const afterLanding = '3 hours';
const hasFlown = (): Query => sql`exists (
  select from flights f where f.id = t.flight_id
     and (f.status = any(${statusesIn('over')}) or clock() >= interval '${raw(afterLanding)}' +
          case when f.estimated is null or f.status = any(${statusesIn('off')}) then f.arrival
               when f.is_departure then f.arrival + greatest(f.estimated - f.departure, interval '0')
               else f.estimated end))`;

/** The passenger and the price of a ticket; undefined where there is no such ticket. */
export const findTicket = (id: number): Promise<Pick<Ticket, 'Users_id' | 'price'> | undefined> =>
  row(sql`select users_id as "Users_id", price from tickets where id = ${id}`);

/** Gives a ticket another status; false where what it has cannot become this one. Until when, guard_ticket decides. */
export async function changeTicket(author: Author, id: number, status: TicketStatus): Promise<boolean> {
  const mayBecome = sql`t.id = ${id} and t.status = any(${sourcesOf(ticketStatus, status)})`;
  const changedRows = await write(
    author,
    ...(status === 'USED' ? [demandBoarding(mayBecome)] : []),
    sql`update tickets t set status = ${status}, update_time = clock() where ${mayBecome} returning t.id`,
  );
  return changedRows.length > 0;
}

/** A statement before a ticket is used: it fails where its flight is not boarded here, or not any more. */
const demandBoarding = (which: Query): Query => sql`
  select demand_flight(f.id, case when f.is_departure then ${refusingBoarding.departure}::text[]
                                  else ${refusingBoarding.arrival}::text[] end)
    from tickets t join flights f on f.id = t.flight_id where ${which}`;

/**
 * Takes back what the same person has just decided at the gate: the ticket is to be used again. False where it is too
 * late, or was somebody else's decision.
 */
export async function takeBackTicket(author: Author, id: number): Promise<boolean> {
  // The ten seconds that a page offers it for, and one for the ways there and back
  const [changedRow] = await write(
    author,
    sql`update tickets set status = 'PURCHASED', update_time = clock()
         where id = ${id} and status = any(${statusesGivenBy('staff')})
           and (select e.by_user = ${String(author)} and e.timestamp_log > clock() - interval '11 seconds'
                  from event_log e
                 where ${isAbout(ticket, id)} and e.action = 'UPDATE' and e.log_details -> 'changes' ? 'status'
                 order by e.id desc limit 1)
        returning id`,
  ).catch((error) => refuseByField(ticket, error));
  return changedRow !== undefined;
}

/** The numbers of somebody's tickets that are still to be used, and whether they can still be given back. */
export const openTickets = (owner: number): Promise<{ id: number; refundable: boolean }[]> =>
  rows(sql`select t.id, clock() < ticket_refund_until(t.purchase_time, f) as refundable
             from tickets t join flights f on f.id = t.flight_id
            where t.users_id = ${owner} and t.status = 'PURCHASED'`);

/** How many seats the airplane of a flight has, and which of them are sold; undefined where there is no such flight. */
export const soldSeats = (flight: string): Promise<{ capacity: number | null; sold: string[] } | undefined> =>
  row(sql`select (select a.num_of_seats from airplanes a where a.serial_no = f.airplane_serial_no) as capacity,
                 array(select t.seat_number from tickets t
                        where t.flight_id = f.id and t.status = any(${seatHolding})) as sold
            from flights f where f.id = ${flight}`);

/** As many as a screen shows of them. */
const mostFound = 20;
/** People of one name whose tickets are looked through. */
const mostPeople = 200;

/**
 * The tickets of people or flights of these days that a term finds, or of that number: first those of `flight`, then
 * those that fly soonest. The event log tells who has looked for whom.
 */
export async function searchTickets(author: Author, term: string, flight: string | null): Promise<Ticket[]> {
  const ofPeople = sql`t.users_id = any(array(
    select u.id from users u where ${matchesWords(sql`u.search`, term)} limit ${mostPeople}::int))`;
  const ofFlights = sql`t.flight_id = any(array(
    select f.id from flights f where f.departure between clock() - interval '1 day' and clock() + interval '2 days'
       and ${matches(sql`f.search`, term)}))`;
  const ofNumber = /^\d{1,9}$/.test(term) ? sql`t.id = ${Number(term)}` : sql`false`;
  return write<Ticket>(
    author,
    sql`select log_read('tickets', ${JSON.stringify({ search: beginningOf(term) })}::jsonb)`,
    sql`select ${raw(selectList(ticket))} from tickets t join flights g on g.id = t.flight_id
         where ${ofPeople} or ${ofFlights} or ${ofNumber}
         order by t.flight_id is not distinct from ${flight} desc, g.departure < clock() - interval '6 hours',
                  abs(extract(epoch from g.departure - clock())),
                  substring(t.seat_number from '^\\d{1,6}')::int, upper(t.seat_number), t.id limit ${mostFound}::int`,
  );
}

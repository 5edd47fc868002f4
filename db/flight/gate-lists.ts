import { refusingBoarding } from '../../src/domain/flight/passengers.ts';
import type { BoardingDifference, KeptOutcome } from '../../src/domain/travel/gate-list.ts';
import type { TicketStatus } from '../../src/domain/travel/ticket.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import { type Author, type Query, rows, sql, write } from '../sql.ts';

interface Boarded {
  flight: string;
  number: string;
  destination: string;
  leaves_at: string;
  tickets: { id: number; seat: string; status: TicketStatus }[];
}
/**
 * A departure that is boarded about now, and those that the same gate boards besides while a list serves, each with its
 * tickets. The one that is asked for comes first; it is missing where it is not boarded now.
 */
export const boardedTickets = (flight: string): Promise<Boarded[]> =>
  rows(sql`
    select f.id as flight, f.number, f.destination, greatest(f.departure, f.estimated) as leaves_at,
           coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'seat', t.seat_number, 'status', t.status)
                                      order by t.id)
                       from tickets t where t.flight_id = f.id), '[]') as tickets
      from flights f
     where f.id in (select ${flight}
                    union
                    select o.id from flights o join flights asked using (gates_id)
                     where asked.id = ${flight} and o.is_departure
                       and o.departure between clock() - interval '1 day' and clock() + interval '12 hours')
       and f.is_departure and not f.status = any(${refusingBoarding.departure})
       and greatest(f.departure, f.estimated) between clock() - interval '6 hours' and clock() + interval '18 hours'
     order by f.id <> ${flight}, leaves_at, f.id`);

interface LetIn {
  ticket: number;
  flight: string;
  at: string;
  employee: number;
}
/** See db/functions/board_kept.sql. */
export const boardKept = (writer: Writer, { ticket, flight, at, employee }: LetIn): Promise<KeptOutcome> =>
  judge(
    writer,
    sql`select board_kept(${ticket}::int, ${flight}, ${at}::timestamptz, ${employee}::int,
                          ${refusingBoarding.departure}::text[]) as outcome`,
  );

/** Takes back whom a gate without a network had let in; see db/functions/take_back_kept.sql. */
export const takeBackKept = (
  writer: Writer,
  { ticket, flight, at, employee }: LetIn,
  back: string,
): Promise<KeptOutcome> =>
  judge(
    writer,
    sql`select take_back_kept(${ticket}::int, ${flight}, ${at}::timestamptz, ${back}::timestamptz, ${employee}::int)
               as outcome`,
  );

async function judge(writer: Writer, statement: Query): Promise<KeptOutcome> {
  const [answer] = await writeOnce<{ outcome: KeptOutcome }>(writer, statement);
  if (!answer) throw new Error('A kept act is answered by one row');
  return answer.outcome;
}

const name = (of: Query): Query => sql`(select u.first_name || ' ' || u.last_name from users u where u.id = ${of})`;

/** What somebody has not seen yet of passengers whom they let in, or had let in before another did. */
export const unseenDifferences = (employee: number): Promise<BoardingDifference[]> =>
  rows(sql`
    select d.id, d.outcome, d.tickets_id as ticket, t.seat_number as seat, t.flight_id as flight, t.status,
           d.let_in_at, d.before_at, ${name(sql`d.employee_id`)} as by, ${name(sql`d.before_id`)} as before_by
      from boarding_differences d join tickets t on t.id = d.tickets_id
     where d.employee_id = ${employee} and d.seen_at is null or d.before_id = ${employee} and d.before_seen_at is null
     order by d.id limit 200`);

/** Somebody has seen a difference of theirs; false where it is none. */
export async function seeDifference(author: Author, id: number, employee: number): Promise<boolean> {
  const seen = await write(
    author,
    sql`update boarding_differences
           set seen_at = case when employee_id = ${employee} then coalesce(seen_at, clock()) else seen_at end,
               before_seen_at = case when before_id = ${employee} then coalesce(before_seen_at, clock())
                                     else before_seen_at end
         where id = ${id} and ${employee} in (employee_id, before_id) returning id`,
  );
  return seen.length > 0;
}

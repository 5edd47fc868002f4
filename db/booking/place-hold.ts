import type { Booking } from '../../src/domain/booking/booking.ts';
import type { Contact } from '../../src/domain/booking/booking-contact.ts';
import { spacesOf } from '../../src/domain/booking/parking.ts';
import { columnOf } from '../row/columns.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import { sql, startOf } from '../sql.ts';

export interface NewOrder {
  id: string;
  amount: number;
  booking: Booking;
  contact: Contact;
  /** Who buys, when they are signed in. */
  Users_id: number | null;
  sessionHash: string;
  /** What the limit of holds counts by. */
  ip: string;
  /** Holds of the same buyer that are given up for it, if it can be held. */
  replaces: string[];
}
interface HoldLimits {
  seconds: number;
  perSession: number;
  /** The unpaid days that a network may hold, by the work that it did; `proven`: it did enough for any. */
  days: number;
  /** The share of a level's spaces, or of the cars, that may wait to be paid; null with a proof. */
  share: number | null;
  proven: boolean;
}
/** What became of it: the order's number, the booking that holds the place and until when, or why there is none. */
type HoldOutcome = {
  /** The holds in its way that may give way: overdue ones and the buyer's own. */
  yielding: string[];
} & (
  | { outcome: 'HELD'; id: string; order_number: string; booking_id: number; expires_at: string }
  /** `SCARCE`: too many others wait to pay for the rest. */
  | { outcome: 'TAKEN' | 'SESSION_FULL' | 'SCARCE' }
  /** The network would hold so many unpaid days. */
  | { outcome: 'PROOF'; days: number }
);

/** Holds a place for an order, or says why not. */
export async function placeHold(
  writer: Writer,
  { id, amount, booking, contact, Users_id, sessionHash, ip, replaces }: NewOrder,
  { seconds, perSession, days, share, proven }: HoldLimits,
): Promise<HoldOutcome> {
  const { firstName: first_name, lastName: last_name, email, phone } = contact;
  const columns = Object.fromEntries(Object.entries(booking).map(([name, value]) => [columnOf(name), value]));
  const values = {
    ...columns,
    since: startOf(booking.since),
    until: startOf(booking.until),
    id,
    amount,
    users_id: Users_id,
    first_name,
    last_name,
    email,
    phone,
    session_hash: sessionHash,
    ip,
    replaces,
    share,
    ...(booking.kind === 'parking' && { spaces: spacesOf(booking.parking_level).length }),
  };
  const placed = sql`
    select ${id} as id, * from place_hold(${JSON.stringify(values)}::jsonb, ${seconds}::int, ${perSession}::int,
      ${days}::int, ${proven}::boolean)`;
  const [answer] = await writeOnce<HoldOutcome>(writer, placed, { succeeded: sql`outcome = 'HELD'` });
  if (!answer) throw new Error('place_hold answers one row');
  if (answer.outcome !== 'HELD') return answer;
  // What is repeated under its key comes from JSON, in which Postgres writes moments otherwise
  return { ...answer, expires_at: new Date(answer.expires_at).toISOString() };
}

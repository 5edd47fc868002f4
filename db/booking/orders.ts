import type { Booking } from '../../src/domain/booking/booking.ts';
import type { Contact } from '../../src/domain/booking/booking-contact.ts';
import type { Car } from '../../src/domain/booking/car.ts';
import {
  confirmableStates,
  moneyOf,
  type Order,
  type OrderState,
  order,
  statesWith,
} from '../../src/domain/booking/order.ts';
import { spacesOf } from '../../src/domain/booking/parking.ts';
import { columnOf, selectList } from '../row/columns.ts';
import { answeredBefore, freeKey, type Once, type Writer, writeOnce } from '../row/idempotency.ts';
import { type Query, raw, row, rows, sql, startOf, write } from '../sql.ts';

/** An order with what never leaves the server, and the car it is for. */
export type StoredOrder = Order & {
  intent_id: string | null;
  session_hash: string;
  brand: string | null;
  model: string | null;
  car_plate: string | null;
  body: Car['body'];
  img: string | null;
  /** The row that holds the place, or what became of it; null when there is none. */
  booking_id: number | null;
  /** The order whose booking gets these dates, where it pays for a change. */
  changes: string | null;
  /** It pays what is due of that one, and changes nothing of it. */
  pays_due: boolean;
  /** Its booking was cancelled; and what of its money was kept all the same, in grosze. */
  cancelled: boolean;
  kept: number;
  /** When its last payment was charged and the last digits of that card; null while none was. */
  paid_at: string | null;
  card: string | null;
  /** What its manage link is made of: that of the order it changes, if any. */
  manage_key: string;
  /** What its next manage link is made of, which was asked for and not opened yet. */
  next_manage_key: string | null;
};

const orders = (where: Query): Query => sql`
  select ${raw(selectList(order))}, t.intent_id, t.session_hash, c.brand, c.model, c.license_plate as car_plate,
         c.body, c.img, booking_of(t.id) as booking_id, t.changes, t.pays_due, t.is_cancelled as cancelled, t.kept,
         coalesce((select b.manage_key from orders b where b.id = t.changes), t.manage_key) as manage_key,
         t.next_manage_key, p.paid_at, p.card
    from orders t left join cars c on c.id = t.cars_id
         left join lateral (select paid_at, card from payments where order_id = t.id and state = 'PAID'
                             order by id desc limit 1) p on true
   where ${where}`;

const isOrderId = (id: unknown): id is string => typeof id === 'string' && order.fields.id.pattern.test(id);

export const findOrder = async (id: unknown): Promise<StoredOrder | undefined> =>
  isOrderId(id) ? row(orders(sql`t.id = ${id}`)) : undefined;
/** Somebody's own order by the number that people see, which opens nothing to anybody else. */
export const findOwnOrder = async (usersId: number, orderNumber: string): Promise<StoredOrder | undefined> =>
  row(orders(sql`t.order_number = ${orderNumber} and t.users_id = ${usersId}`));
/** What a browser holds unpaid, the newest first; not the added days of a change, which its booking's page pays. */
export const openOrdersOf = (sessionHash: string): Promise<StoredOrder[]> =>
  rows(
    orders(sql`t.session_hash = ${sessionHash} and t.state = any(${statesWith('due')}) and t.expires_at > clock()
                and t.changes is null order by t.expires_at desc`),
  );
/**
 * What was booked in a browser with an address that its account has not proven, the soonest first: it joins that
 * account once it is, as prove_address() has it.
 */
export const joiningOrdersOf = (usersId: number, sessionHash: string): Promise<StoredOrder[]> =>
  rows(
    orders(sql`t.session_hash = ${sessionHash} and t.users_id is null and t.changes is null
                and exists (select from users u where u.id = ${usersId} and not u.proven and u.email = t.email
                                                  and t.create_time >= u.create_time)
                and (t.state = any(${statesWith('paid')})
                     or t.state = any(${statesWith('due')}) and t.expires_at > clock())
                and t.until >= clock() - interval '1 day'
              order by t.since`),
  );
export const findOrderOfIntent = (intentId: string): Promise<StoredOrder | undefined> =>
  row(orders(sql`t.intent_id = ${intentId}`));

/** What waits for its payment, the most overdue first; without those that were `looked` at. */
export const heldOrders = (most: number, looked: string[]): Promise<(StoredOrder & { overdue: boolean })[]> => {
  const heldQuery = orders(sql`t.state = 'HELD' and t.id <> all(${looked})`);
  return rows(
    sql`select *, expires_at <= clock() as overdue from (${heldQuery}) holds order by expires_at limit ${most}::int`,
  );
};

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
  /** The unpaid days that a network may hold without a proof of work; `proven`: it was given. */
  days: number;
  /** The share of a level's spaces, or of the cars, that may wait to be paid without one. */
  share: number;
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
  return answer;
}

/** Keeps the intent of an order that still waits for its payment, and says whether its time is over; else undefined. */
export const storeIntent = async (id: string, intentId: string): Promise<{ overdue: boolean } | undefined> => {
  const [stored] = await write<{ overdue: boolean }>(
    'system',
    sql`update orders set intent_id = ${intentId} where id = ${id} and state = any(${statesWith('due')})
        returning expires_at <= clock() as overdue`,
  );
  return stored;
};

/** The order that a key has placed before; one that has expired frees its key, so that the place can be held again. */
export async function placedBefore(once: Once): Promise<StoredOrder | undefined> {
  const answer = (await answeredBefore<{ id: string }>(once)) ?? [];
  const found = answer[0] && (await findOrder(answer[0].id));
  if (!found || moneyOf(found) !== 'none') return found;
  await freeKey(once, answer);
  return undefined;
}

export interface SettledOrder {
  state: OrderState;
  /** The id of the parking reservation or rental; null when there is none. */
  booking: number | null;
  /** Was it this call that settled the order? */
  changed: boolean;
}

/** What the provider says of a charge that succeeded: when it was, and the last digits of its card. */
export interface Charged {
  intent_id: string;
  paid_at: string | null;
  card: string | null;
}

/** Settles a paid order: a booking, or a refund of what came when the place is gone or that is not as agreed. */
export async function confirmOrder(
  id: string,
  asAgreed: boolean,
  received: number,
  { intent_id, paid_at, card }: Charged,
): Promise<SettledOrder> {
  const [confirmed] = await write<SettledOrder>(
    'system',
    // The order is locked before its payment, as everywhere
    sql`update payments p set card = ${card}, paid_at = coalesce(${paid_at}, clock())
          from (select id from orders where id = ${id} for update) o
         where p.order_id = o.id and p.intent_id = ${intent_id} and p.state <> 'PAID'`,
    sql`select * from confirm_order(${id}, ${asAgreed}, ${received}::int)`,
  );
  if (!confirmed) throw new Error('The order is gone');
  return confirmed;
}

/** What an order has become, without changing it; undefined while it may still be paid. */
export const settled = (id: string): Promise<SettledOrder | undefined> =>
  row(
    sql`select state, booking_of(id) as booking, false as changed from orders
         where id = ${id} and state <> all(${confirmableStates})`,
  );

/** What was said of an order the first time under this key. */
export async function firstOutcome(once: Once, { state, booking, changed }: SettledOrder): Promise<SettledOrder> {
  const outcome = sql`select ${state}::text as state, ${booking}::int as booking, ${changed}::boolean as changed`;
  const [first] = await writeOnce<SettledOrder>({ author: 'system', once }, outcome);
  return first ?? { state, booking, changed };
}

/** Frees what an order held that nobody can pay, for it has no intent; false where another call has opened one. */
export async function giveUpUnopened(id: string): Promise<boolean> {
  const [done] = await write<{ given: boolean }>(
    'system',
    sql`with unopened as materialized (select id from orders where id = ${id} and intent_id is null for update)
        select give_up(id) as given from unopened`,
  );
  return done?.given === true;
}

/** Frees what an unpaid order held. Its intent must be cancelled before, or the buyer could still pay for nothing. */
export const expireOrder = (id: string): Promise<unknown> => write('system', sql`select expire_order(${id})`);

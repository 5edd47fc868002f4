import type { Car } from '../../src/domain/booking/car.ts';
import { moneyOf, type Order, order, statesWith } from '../../src/domain/booking/order.ts';
import { selectList } from '../row/columns.ts';
import { answeredBefore, freeKey, type Once } from '../row/idempotency.ts';
import { type Query, raw, row, rows, sql, write } from '../sql.ts';

/** An order with what never leaves the server, and the car it is for. */
export type StoredOrder = Order & {
  intent_id: string | null;
  session_hash: string;
  brand: string | null;
  model: string | null;
  car_plate: string | null;
  deposit: Car['deposit'];
  driver_age: Car['driver_age'];
  license_years: Car['license_years'];
  body: Car['body'];
  img: string | null;
  /** The row that holds the place, or what became of it; null when there is none. */
  booking_id: number | null;
  /** When a rented car was handed over, and when it came back; null while it was not, and of a space. */
  out_at: string | null;
  back_at: string | null;
  /** The order whose booking gets these dates, where it pays for a change. */
  changes: string | null;
  /** It pays what is due of that one, and changes nothing of it. */
  pays_due: boolean;
  /** The booking that it is to change was cancelled. */
  changes_cancelled: boolean;
  /** The number that people see: of the booking of which it pays what is due, else its own. */
  booking_number: string;
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
         c.body, c.img, c.deposit, c.driver_age, c.license_years,
         booking_of(t.id) as booking_id, t.changes, t.pays_due, t.is_cancelled as cancelled, t.kept,
         coalesce((select b.is_cancelled from orders b where b.id = t.changes), false) as changes_cancelled,
         coalesce((select b.order_number from orders b where t.pays_due and b.id = t.changes), t.order_number)
           as booking_number,
         coalesce((select b.manage_key from orders b where b.id = t.changes), t.manage_key) as manage_key,
         t.next_manage_key, p.paid_at, p.card, r.out_at, r.back_at
    from orders t left join cars c on c.id = t.cars_id
         left join rentals r on r.order_id = coalesce(t.changes, t.id)
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

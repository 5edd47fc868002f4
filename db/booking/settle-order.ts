import { confirmableStates, type OrderState } from '../../src/domain/booking/order.ts';
import { type Once, writeOnce } from '../row/idempotency.ts';
import { row, sql, write } from '../sql.ts';

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
  const [order] = await write<{ given: boolean }>(
    'system',
    sql`with unopened as materialized (select id from orders where id = ${id} and intent_id is null for update)
        select give_up(id) as given from unopened`,
  );
  return order?.given === true;
}

/** Frees what an unpaid order held. Its intent must be cancelled before, or the buyer could still pay for nothing. */
export const expireOrder = (id: string): Promise<unknown> => write('system', sql`select expire_order(${id})`);

import { NeonDbError } from '@neondatabase/serverless';
import type { DeskMoneyAnswer } from '../../src/domain/booking/desk-money.ts';
import type { OrderState } from '../../src/domain/booking/order.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import type { Key } from '../row/write.ts';
import { type Author, type Query, raw, row, sql, write } from '../sql.ts';
import type { Bookable } from './bookings.ts';

/** What the desk is told of the money of a booking, and what its payment by the link is asked after with. */
export interface DeskMoney extends Omit<DeskMoneyAnswer, 'link' | 'step' | 'pays_until'> {
  id: string;
  manage_key: string;
  /** The newest payment by the link: HELD while it is open. */
  by_link: { id: string; state: OrderState; expires_at: string } | null;
}

const clerk = (of: string): Query =>
  sql`(select first_name || ' ' || last_name from users where id = ${raw(of)}.employee_id)`;

/** The money of a booking; undefined where it has no order. */
export const deskMoney = ({ table }: Bookable, id: Key): Promise<DeskMoney | undefined> =>
  row(sql`
    select o.id, o.order_number, o.state, o.amount, o.due, o.paid, o.ways_left as ways, o.note,
           o.manage_key, o.opened_at,
           (select jsonb_build_object('id', h.id, 'state', h.state, 'expires_at', h.expires_at)
              from orders h where h.changes = o.id and h.pays_due order by h.create_time desc limit 1) as by_link,
           coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'amount', p.amount, 'method', p.method,
                                        'paid_at', coalesce(p.paid_at, p.create_time), 'clerk', ${clerk('p')})
                                      order by p.id)
                       from payments p where p.order_id = o.id and p.state = 'PAID'), '[]') as payments,
           coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'method', p.method,
                                        'state', r.state, 'cause', r.cause, 'create_time', r.create_time,
                                        'handed_at', r.handed_at,
                                        'transferred', r.transferred, 'clerk', ${clerk('r')}) order by r.id)
                       from refunds r join payments p on p.id = r.payment_id
                      where p.order_id = o.id and not r.replaced), '[]') as refunds
      from ${raw(table)} b join orders o on o.id = b.order_id where b.id = ${id}`);

/** What take_at_desk says of another sum than is due: what is, in grosze. */
export const dueOtherwise = (error: unknown): number | undefined =>
  error instanceof NeonDbError && error.code === 'BZT30' ? Number(error.message) : undefined;

/** Takes all that is due of an order at the desk, and answers the payment; see db/functions/take_at_desk.sql. */
export async function takeAtDesk(
  writer: Writer,
  orderId: string,
  { method, amount, clerk }: { method: string; amount: number; clerk: number },
): Promise<number | undefined> {
  const taking = sql`select take_at_desk(${orderId}, ${method}, ${amount}::int, ${clerk}::int) as id`;
  const [taken] = await writeOnce<{ id: number }>(writer, taking);
  return taken?.id;
}

/** Notes that a clerk has given a refund of so much back by hand; false where there is none that waits for it. */
export async function handBack(
  author: Author,
  orderId: string,
  { refund, amount, clerk }: { refund: number; amount: number; clerk: number },
): Promise<boolean> {
  const [row] = await write<{ handed_back: boolean }>(
    author,
    sql`select hand_back(${orderId}, ${refund}::int, ${amount}::int, ${clerk}::int) as handed_back`,
  );
  return row?.handed_back === true;
}

/** Opens the payment of what is due, for whoever has the link; see db/functions/open_due.sql. */
export async function openDue(
  writer: Writer,
  orderId: string,
  wanted: { id: string; amount: number; session_hash: string; ip: string },
  seconds: number,
): Promise<{ outcome: 'HELD' | 'OTHER' | 'BUSY'; id: string | null; amount: number } | undefined> {
  const opening = sql`select * from open_due(${orderId}, ${JSON.stringify(wanted)}::jsonb, ${seconds}::int)`;
  const [opened] = await writeOnce<{ outcome: 'HELD' | 'OTHER' | 'BUSY'; id: string | null; amount: number }>(
    writer,
    opening,
    { succeeded: sql`outcome = 'HELD'` },
  );
  return opened;
}

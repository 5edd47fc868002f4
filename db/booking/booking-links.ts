import { linkDays } from '../../src/domain/booking/link.ts';
import { statesWith } from '../../src/domain/booking/order.ts';
import { type Query, sql, write } from '../sql.ts';
import type { Holder } from './bookings.ts';

const isOpen = (): Query => sql`
  o.changes is null and o.state = any(${statesWith('owed', 'dropped', 'paid', 'kept', 'returning', 'returned')})
  and not is_gone(o.email)
  and (clock() at time zone 'Europe/Warsaw')::date <= upper(stay(o.since, o.until)) - 1 + ${linkDays}::int`;

/** Whoever has the link of a key, until it has ended. */
export const linkHolder = (key: string): Holder => ({
  author: 'gość',
  which: sql`(o.manage_key = ${key} or o.next_manage_key = ${key}) and ${isOpen()}`,
});

/** A link was opened: the one before it ends, and who sold what is unpaid sees that its buyer is there. */
export const noteOpened = (key: string): Promise<unknown> =>
  write(
    'gość',
    sql`update orders set opened_at = clock()
         where (manage_key = ${key} or next_manage_key = ${key}) and state = 'UNPAID' and opened_at is null`,
    sql`update orders set manage_key = next_manage_key, next_manage_key = null where next_manage_key = ${key}`,
  );

/**
 * Queues a mail with a new link for an order, where number and address belong together, there is still something to see
 * and its address may get another mail today. Until it is opened the link before works on, for anybody may ask for one,
 * and until then the next mail has the same.
 */
export const renewLink = (orderNumber: string, email: string): Promise<unknown> =>
  write(
    'gość',
    sql`with mail as (
          insert into outbox (kind, order_id)
            select 'link', o.id from orders o
             where o.order_number = ${orderNumber} and lower(o.email) = lower(${email}) and ${isOpen()}
          returning order_id)
        update orders set next_manage_key = replace(gen_random_uuid()::text, '-', '')
          from mail where id = mail.order_id and next_manage_key is null`,
  );

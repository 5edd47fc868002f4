import { linkDays } from '../src/domain/booking/link.ts';
import type { Holder } from './bookings.ts';
import { type Query, sql, write } from './sql.ts';

const isOpen = (): Query => sql`
  o.changes is null and o.state in ('CONFIRMED', 'REFUND_PENDING', 'REFUNDED') and not is_gone(o.email)
  and (clock() at time zone 'Europe/Warsaw')::date <= upper(stay(o.since, o.until)) - 1 + ${linkDays}::int`;

/** Whoever has the link of a key, until it has ended. */
export const linkHolder = (key: string): Holder => ({
  author: 'gość',
  which: sql`o.manage_key = ${key} and ${isOpen()}`,
});

/**
 * Makes a new link for an order and queues the mail with it, where number and address belong together and there is
 * still something to see. The link before it ends.
 */
export const renewLink = (orderNumber: string, email: string): Promise<unknown> =>
  write(
    'gość',
    sql`with renewed as (
          update orders o set manage_key = default
           where o.order_number = ${orderNumber} and lower(o.email) = lower(${email}) and ${isOpen()} returning o.id)
        insert into outbox (kind, order_id) select 'link', id from renewed`,
  );

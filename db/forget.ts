import { sessionLimits } from '../src/domain/user.ts';
import { forgetGuests } from './accounts.ts';
import { rows, sql } from './sql.ts';

/** How long a guest's name stays with what they booked, in days after its end: complaints and refunds may come as late. */
const guestDays = 400;

/** Deletes what accounts leave behind and nothing needs any more: sessions that are over, old links, devices and mails. */
export async function forgetOld(): Promise<void> {
  await Promise.all([
    forgetGuests(guestDays),
    rows(sql`delete from sessions where create_time < now() - make_interval(secs => ${sessionLimits('client').absolute}::int)`),
    rows(sql`delete from reset_tokens where expires_at < now() - interval '30 days'`),
    rows(sql`delete from devices where last_used < now() - interval '1 year'`),
    // Those of orders stay with their orders
    rows(sql`delete from outbox where order_id is null and (sent_at < now() - interval '30 days' or attempts >= 16)`),
  ]);
}

import { retention } from '../../src/domain/account/retention.ts';
import { sessionLimits } from '../../src/domain/account/session-limits.ts';
import { mostAttempts } from '../mail/outbox.ts';
import { forgetKeys } from '../row/idempotency.ts';
import { rows, sql, write } from '../sql.ts';

/**
 * Deletes what accounts leave behind and nothing needs any more: sessions that are over, old links, devices and mails.
 */
export async function forgetOld(): Promise<void> {
  await Promise.all([
    rows(
      sql`delete from sessions
        where create_time < clock() - make_interval(secs => ${sessionLimits('client').absolute}::int)`,
    ),
    rows(sql`delete from reset_tokens where expires_at < clock() - make_interval(days => ${retention.linkDays}::int)`),
    rows(sql`
      delete from address_proofs where expires_at < clock() - make_interval(days => ${retention.linkDays}::int)`),
    rows(sql`delete from devices where last_used < clock() - make_interval(days => ${retention.deviceDays}::int)`),
    rows(
      sql`delete from boarding_differences
        where create_time < clock() - make_interval(days => ${retention.boardingDays}::int)`,
    ),
    forgetKeys(),
    // Mails about an order stay as long as it
    rows(
      // A mail that was given up is kept as long as one that was sent
      sql`delete from outbox where order_id is null
            and coalesce(sent_at, next_attempt) < clock() - make_interval(days => ${retention.mailDays}::int)
            and (sent_at is not null or attempts >= ${mostAttempts}::int)`,
    ),
  ]);
}

/**
 * Forgets whoever never paid, what protocols and calls keep of people, and the plates of what staff booked for people
 * without an account.
 */
export async function forgetBookings({ unpaidDays, guestDays, protocolDays }: typeof retention): Promise<void> {
  await write(
    'system',
    sql`select forget_unpaid(${unpaidDays}::int), forget_plates(${guestDays}::int),
               forget_hand_overs(${guestDays}::int, ${protocolDays}::int)`,
  );
}

/** Makes guests' orders nameless that ended so many days ago; answers how many. */
export async function forgetGuests(days: number): Promise<number> {
  const [answer] = await write<{ forgotten: number }>('system', sql`select forget_guests(${days}::int) as forgotten`);
  return answer?.forgotten ?? 0;
}

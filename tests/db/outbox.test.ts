import { beforeEach, expect, test } from 'vitest';
import { claimDue } from '../../db/mail/outbox.ts';
import { query } from '../support/database.ts';

/** A refund that was tried so often, then a mail; the refund has waited longer. */
beforeEach(async () => {
  await query('truncate outbox, orders cascade');
  await query(
    `insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
      first_name, last_name,
                         email, phone, terms, session_hash, ip)
     values (repeat('a', 32), 'parking', 'REFUND_PENDING', 10000, now(), now(), now(), 'A', 1, 'GD1', 'Jan', 'Próbny',
     'jan@test.example', '600700800', true, '', '')`,
  );
  await query(
    `insert into outbox (kind, order_id, next_attempt) values ('refund', repeat('a', 32), now() - interval '1 hour')`,
  );
  await query(`insert into outbox (kind, recipient, facts) values ('password_changed', 'jan@test.example', '{}')`);
});

/** Seconds until whatever was claimed may be claimed again. */
const leases = async () =>
  (
    await query<{ seconds: number }>(
      `select round(extract(epoch from next_attempt - now()))::int as seconds from outbox where attempts > 0`,
    )
  ).map(({ seconds }) => seconds);

test('a mail that is being sent stays claimed for longer than a slow mail server may take', async () => {
  expect((await claimDue())?.kind, 'what has waited longest').toBe('refund');
  expect((await claimDue())?.kind).toBe('password_changed');
  expect(await claimDue(), 'both are being sent').toBeUndefined();
  const seconds = await leases();
  expect(seconds).toHaveLength(2);
  expect(Math.min(...seconds)).toBeGreaterThan(110);
});

test.each([
  [1, 240],
  [7, 15_360],
  [8, 21_600],
  [1023, 21_600],
  [1024, 21_600],
  [100_000, 21_600],
])('after %i failures a refund is tried again, in %i s, and holds nothing else up', async (attempts, seconds) => {
  await query(`update outbox set attempts = $1 where kind = 'refund'`, [attempts]);
  expect((await claimDue())?.kind).toBe('refund');
  expect(Math.abs(((await leases())[0] ?? 0) - seconds)).toBeLessThan(10);
  expect((await claimDue())?.kind).toBe('password_changed');
});

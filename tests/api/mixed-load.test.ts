import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { inDays, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { liftLimits } from '../support/unlimited.ts';

// Visitors, buyers and staff at once; `npm run trust load` are 50 requests a second of them for five minutes

const [rounds, many] = [3, 60];
const looks = ['/api/flights', '/api/announcements', '/api/offer', '/api/prices', '/api/changes'];
const lists = ['bramki', 'parking', 'flights?page=2', 'airfield', 'closures', 'bramki?search=L'];

cardShop();
beforeAll(async () => {
  liftLimits();
  await seedPrices();
});

/** The connections of clients to the database, not its own vacuum's, and what of them is at work or holds something. */
async function connections() {
  const all = await query<{ state: string }>(
    `select state from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return { count: all.length, busy: all.filter(({ state }) => state !== 'idle') };
}

test('many callers at once are all answered, and leave no connection behind', async () => {
  const { cookies } = await signedIn('admin');
  const asked = (nth: number) => {
    if (nth % 5 === 0) {
      const day = `${inDays(10 + Math.floor(nth / 30))} 00:00:00`;
      const booking = parkingBooking(1 + (nth % 30), { since: day, until: day });
      return call('POST', '/api/stripe/create-payment-intent', {
        body: { amount: 5_000, booking },
        ip: `198.51.100.${nth}`,
      });
    }
    if (nth % 4 === 0) return call('POST', '/api/bramki', { body: { name: `L${nth}`, status: 'READY' }, cookies });
    if (nth % 2 === 0) return call('GET', `/api/${lists[nth % lists.length]}`, { cookies });
    return call('GET', looks[nth % looks.length] ?? '/');
  };
  const opened: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(Array.from({ length: many }, (_, i) => asked(round * many + i)));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(many / 4);
    const { count, busy } = await connections();
    expect(busy).toEqual([]);
    opened.push(count);
  }
  expect(Math.max(...opened)).toBeLessThanOrEqual(opened[0] ?? 0);
});

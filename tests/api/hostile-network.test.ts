import { beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../db/demo/random.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { person } from '../support/accounts.ts';
import { inDays, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';
import { moveClock } from '../support/move-clock.ts';
import { proofOf } from '../support/proof.ts';

// One network that wants all it can get: some days and attempts in every run, a year and a thousand of each kind by
// `npm run trust networks`

const days = Number(process.env.HOSTILE_DAYS ?? 3);
const tries = Number(process.env.HOSTILE_TRIES ?? 32);
const random = randomFrom(Number(process.env.SEED ?? 21));
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));

const shop = cardShop();
mailCatcher();
const cars: number[] = [];
beforeAll(async () => {
  await seedPrices();
  for (let n = 0; n < 40; n++) cars.push(await seedCar(100));
});

const hold = (booking: object, amount: number, ip: string) =>
  call('POST', '/api/stripe/create-payment-intent', { body: { amount, booking }, ip });
/** What a network holds unpaid now, in days of cars and spaces. */
const heldBy = async (ip: string) =>
  (
    await query<{ days: number; orders: number }>(
      `select coalesce(sum(days_of(o)), 0)::int as days, count(*)::int as orders from orders o
        where ip = $1 and state = 'HELD' and expires_at > clock()`,
      [ip],
    )
  )[0] ?? { days: 0, orders: 0 };

test('a network never holds more than sixty unpaid days without a proof, however long it tries', async () => {
  const ip = '203.0.113.200';
  let most = 0;
  for (let day = 0; day < days; day++)
    for (let time = 0; time < 6; time++) {
      const [length, first] = [between(1, 25), between(0, 40)];
      const stay = { since: wireDay(inDays(first)), until: wireDay(inDays(first + length - 1)) };
      if (random() < 0.5) await hold(rentalBooking(cars[between(0, 39)] ?? 0, stay), 10_000 * length, ip);
      else await hold(parkingBooking(between(0, 80), stay), 5_000 * length, ip);
      const held = await heldBy(ip);
      // One booking may always be held, the longest too
      if (held.orders > 1) most = Math.max(most, held.days);
      // All it can within minutes, before what it holds runs out; then again, hours later
      if (time === 5) await moveClock(`${between(1, 30)} hours`);
      else if (random() < 0.2) await moveClock('3 minutes');
      if (time === 5) await runJob('sweeper');
    }
  measured('unpaid days of a network without a proof, at most', most);
  expect(most, 'it comes as far as it may').toBeGreaterThan(30);
  expect(most).toBeLessThanOrEqual(60);
}, 900_000);

test('somebody who books three cars in a row is never asked for a proof', async () => {
  await query(`update orders set state = 'EXPIRED', expires_at = clock() - interval '2 days' where state = 'HELD'`);
  let asked = 0;
  for (let nth = 0; nth < 3; nth++) {
    const stay = { since: wireDay(inDays(100)), until: wireDay(inDays(106)) };
    const { json } = await hold(rentalBooking(cars[nth] ?? 0, stay), 70_000, '203.0.113.201');
    if (json.code === 'proof') asked += 1;
    else await shop.pay(intentOf(json));
  }
  measured('proofs asked of who books three cars in a row', asked);
  expect(asked).toBe(0);
});

const nobody = { email: 'nikt@test.example' };
const stranger = (nth: number | string) => ({
  first_name: 'Nowa',
  last_name: 'Osoba',
  password: 'abc',
  email: `n${nth}@test.example`,
});
const attempts: Record<string, { path: string; body: (nth: number) => object; others: (who: string) => object }> = {
  'wrong sign-ins': {
    path: 'fetch_client',
    body: (nth) => ({ email: `ofiara${nth}@test.example`, password: 'zgadywane' }),
    others: (email) => ({ email, password: 'dobre hasło 2026' }),
  },
  resets: { path: 'reset-passwd', body: () => nobody, others: (email) => ({ email }) },
  'lost links': {
    path: 'rezerwacja',
    body: () => ({ ...nobody, order_number: `${airportCode}-222222` }),
    others: (email) => ({ email, order_number: `${airportCode}-222223` }),
  },
  registrations: { path: 'register', body: stranger, others: () => stranger('other') },
};

test.each(Object.entries(attempts))(
  'many %s from a network leave another person there the work of a second',
  async (_, { path, body, others }) => {
    const ip = '203.0.113.202';
    const ask = (sent: object) => call('POST', `/api/${path}`, { body: sent, ip });
    for (let nth = 0; nth < tries; nth++) await ask(body(nth));
    const sent = others((await person()).email);
    let answer = await ask(sent);
    if (answer.json.code === 'proof') {
      const before = process.cpuUsage();
      const proof = await proofOf(answer);
      const { user, system } = process.cpuUsage(before);
      measured('work of a proof', (user + system) / 1_000_000);
      answer = await ask({ ...sent, proof });
    }
    measured('people refused after others’ attempts, with a proof', Number(answer.status >= 400));
    expect(answer.status).toBeLessThan(400);
  },
  600_000,
);

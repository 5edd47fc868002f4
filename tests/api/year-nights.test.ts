import { expect, test } from 'vitest';
import { waysBack } from '../../src/domain/booking/ways-back.ts';
import { formatShort, wireDay } from '../../src/domain/language/days.ts';
import { signedIn } from '../support/accounts.ts';
import { inDays, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { counted, newWorld, tokenOf } from '../support/desk-days/world.ts';
import { booksOf } from '../support/invariants/kept-books.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { nightViolations } from '../support/year/checks.ts';

const shop = cardShop();
const post = mailCatcher();

/** A day with one car of 100 zł, and who rents it out. */
async function oneCarAndItsClerk() {
  await seedPrices();
  const clerk = await signedIn('admin');
  const car = await seedCar(100);
  const world = newWorld(1, shop, { cars: [car], spaces: [], clerks: [clerk] });
  return { clerk, cookies: clerk.cookies, car, world };
}

test('new dates of a booking that waits for its cash at the desk wait with it, and end with it', async () => {
  const { clerk, cookies, car, world } = await oneCarAndItsClerk();
  const nightly = async () => {
    await query('update outbox set next_attempt = clock() where sent_at is null');
    await runJob('outbox');
    return nightViolations(await booksOf(shop, post, false), world);
  };
  const stay = { since: wireDay(inDays(2)), until: wireDay(inDays(3)) };
  const who = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'zofia@poczta.example' };
  const sold = await call('POST', '/api/rent', { cookies, body: { Cars_id: car, ...who, ...stay, status: 'PENDING' } });
  const { id, order_number } = sold.json.data;
  const cash = { method: 'CASH', amount: 20_000 };
  expect((await call('POST', `/api/rent/${id}/payments`, { cookies, body: cash })).status).toBe(201);
  counted(world, clerk, 'CASH', 20_000);
  const link = `/api/rezerwacja/${await tokenOf(order_number)}`;
  const longer = { since: inDays(2), until: inDays(4), difference: 10_000 };
  const change = await call('POST', `${link}/dates`, { body: longer });
  await shop.pay(intentOf(change.json));
  await call('POST', '/api/rent', { body: { order: change.json.order } });
  const cancelled = { status: 'CANCELLED', reason: 'Auto zepsute', amount: 30_000 };
  expect((await call('PATCH', `/api/rent/${id}`, { cookies, body: cancelled })).status).toBe(200);

  expect(await nightly()).toEqual([]);
  const waiting = () => query("select order_number from orders where state = 'REFUND_PENDING'");
  expect(await waiting()).toHaveLength(2);
  const { refunds } = (await call('GET', `/api/rent/${id}/payments`, { cookies })).json.data[0];
  const inCash = refunds.find(({ method }: { method: string }) => method === 'CASH');
  const handed = await call('POST', `/api/rent/${id}/refunds/${inCash.id}`, { cookies, body: { amount: 20_000 } });
  expect(handed.status).toBe(200);
  counted(world, clerk, 'CASH', -20_000);
  expect(await nightly()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('what goes back by each way is known, of payments that were not made by one way in a row', async () => {
  const { clerk, cookies, car, world } = await oneCarAndItsClerk();
  const first = inDays(2);
  const who = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'mazur@poczta.example' };
  const stay = { since: wireDay(first), until: wireDay(first) };
  const sold = await call('POST', '/api/rent', { cookies, body: { Cars_id: car, ...who, ...stay, status: 'PENDING' } });
  const { id, order_number: number } = sold.json.data;
  const token = await tokenOf(number);
  const link = `/api/rezerwacja/${token}`;
  const takes = async (grosze: number) => {
    const cash = { method: 'CASH', amount: grosze };
    expect((await call('POST', `/api/rent/${id}/payments`, { cookies, body: cash })).status).toBe(201);
    counted(world, clerk, 'CASH', grosze);
  };
  const staysUntil = async (nth: number, difference: number) => {
    const body = { since: first, until: inDays(1 + nth), difference };
    const changed = await call('POST', `${link}/dates`, { body });
    if (difference < 0) return expect(changed.status).toBe(200);
    await shop.pay(intentOf(changed.json));
    await call('POST', '/api/rent', { body: { order: changed.json.order } });
  };
  // A day in cash, four by card, a day in cash, four by card, one of which comes back
  await takes(10_000);
  await staysUntil(5, 40_000);
  const lengthens = async (nth: number) => {
    const body = { until: wireDay(inDays(1 + nth)), charge: true };
    expect((await call('PATCH', `/api/rent/${id}`, { cookies, body })).status).toBe(200);
  };
  await lengthens(6);
  await takes(10_000);
  await staysUntil(10, 40_000);
  await staysUntil(9, -10_000);
  world.made.push({ path: 'rent', id, number, token, waived: true });

  const whysNow = async (): Promise<string[]> =>
    (await call('GET', link)).json.data[0].statement.lines.map(({ why }: { why: string }) =>
      why.replaceAll(/\s/g, ' '),
    );
  const { ways } = (await call('GET', link)).json.data[0];
  expect(waysBack(ways, 90_000).map(({ amount }) => amount)).toEqual([70_000, 20_000]);
  const whys = await whysNow();
  expect(whys[0]).toBe('1 dzień × 100,00 zł, gotówka');
  expect(whys[1]).toMatch(/^dłużej o 4 dni \(.*\), 4 × 100,00 zł, karta/);
  expect(whys[2]).toBe(`dodany dzień ${formatShort(inDays(7)).replaceAll(/\s/g, ' ')}, gotówka`);
  await query('update outbox set next_attempt = clock() where sent_at is null');
  for (const job of ['outbox', 'outbox'] as const) await runJob(job);
  expect(await nightViolations(await booksOf(shop, post, false), world)).toEqual([]);

  // Three days, one of which had come back before: the change notes that it is they that are asked for
  await lengthens(12);
  await takes(30_000);
  expect((await whysNow()).at(-1)).toMatch(/^dłużej o 3 dni \(.*\), gotówka$/);
});

import { expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
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

test('new dates of a booking that waits for its cash at the desk wait with it, and end with it', async () => {
  await seedPrices();
  const clerk = await signedIn('admin');
  const { cookies } = clerk;
  const car = await seedCar(100);
  const world = newWorld(1, shop, { cars: [car], spaces: [], clerks: [clerk] });
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

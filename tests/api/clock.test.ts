import { beforeAll, expect, test } from 'vitest';
import { openAccess, signAccess } from '../../functions/lib/http/tokens.ts';
import { person, signIn } from '../support/accounts.ts';
import { buy, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { moveClock } from '../support/move-clock.ts';

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);

test('a session that nobody used for a day by the clock has ended', async () => {
  const first = await signIn(await person());
  await moveClock('23 hours');
  const second = await call('POST', '/api/authenticate/refresh', { cookies: first });
  expect(second.status).toBe(200);
  await moveClock('25 hours');
  expect((await call('POST', '/api/authenticate/refresh', { cookies: second.cookies })).status).toBe(401);
});

test('an access token opens nothing after ten minutes by the clock', async () => {
  const token = await signAccess('a session');
  await moveClock('9 minutes');
  expect(await openAccess(token)).toBe('a session');
  await moveClock('2 minutes');
  expect(await openAccess(token)).toBeUndefined();
});

test('a place that was held is free after its time by the clock', async () => {
  const { order } = (await buy(parkingBooking(1))).json;
  await moveClock('14 minutes');
  await runJob('sweeper');
  expect(await stateOf(order)).toBe('HELD');
  await moveClock('2 minutes');
  await runJob('sweeper');
  expect(await stateOf(order)).toBe('EXPIRED');
  expect((await buy(parkingBooking(1))).status).toBe(201);
});

test('the card provider and mails have the moved clock too', async () => {
  await moveClock('3 days');
  shop.hears = true;
  const day = new Date().toISOString().slice(0, 10);
  const { order } = (await buy(parkingBooking(2))).json;
  const [{ intent_id = '' } = {}] = await query<{ intent_id: string }>('select intent_id from orders where id = $1', [
    order,
  ]);
  const intent = await shop.pay(intent_id);
  expect(new Date(intent.created * 1000).toISOString()).toContain(day);
  // Its webhook is refused where its signature is older than five minutes
  await expect.poll(() => stateOf(order)).toBe('CONFIRMED');
  await runJob('outbox');
  expect(post.mails.map(({ date }) => date?.slice(0, 10))).toEqual([day]);
});

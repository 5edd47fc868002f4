import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, inDays, letExpire, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { tokenOf } from '../support/managed-bookings.ts';

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);
beforeEach(() => {
  shop.hears = false;
});

let space = 0;
/** A booking of two days from the tenth on, with the browser that paid for it and the token of its mail. */
async function booked() {
  const stay = { since: `${inDays(10)} 00:00:00`, until: `${inDays(11)} 00:00:00` };
  const ip = `10.3.0.${++space}`;
  const { json, cookies } = await buy(parkingBooking(space, stay), 10_000, { ip });
  await shop.pay(intentOf(json));
  await call('POST', '/api/parking', { body: { order: json.order }, ip });
  const token = await tokenOf(post, json.order_number);
  return { order: json.order as string, cookies, token };
}
/** A day more for 50 zł, or two for 100 zł. */
const lengthen = (token: string, cookies: Record<string, string>, days = 1, key = `change-${space}-${days}`) =>
  call('POST', `/api/rezerwacja/${token}/dates`, {
    ...{ cookies, headers: { 'idempotency-key': key } },
    body: { since: inDays(10), until: inDays(11 + days), difference: days * 5_000 },
  });

test('a change whose time ran out is held anew under the key that it was sent with', async () => {
  const { token, cookies } = await booked();
  const first = await lengthen(token, cookies);
  await letExpire(first.json.order);
  await shop.stripe.paymentIntents.cancel(intentOf(first.json));
  await runJob('sweeper');
  expect(await stateOf(first.json.order)).toBe('EXPIRED');
  const again = await lengthen(token, cookies);
  expect([again.status, again.json.order === first.json.order]).toEqual([201, false]);
  expect((await shop.pay(intentOf(again.json))).status, 'its secret can be paid with').toBe('succeeded');
});

test('a change whose bank question was left open goes on where it stands, and another one waits', async () => {
  const { token, cookies } = await booked();
  const first = await lengthen(token, cookies);
  await shop.stripe.paymentIntents.confirm(intentOf(first.json), { payment_method: 'pm_card_authenticationRequired' });
  const again = await lengthen(token, cookies, 1, 'another key');
  expect([again.status, again.json.order]).toEqual([201, first.json.order]);
  const other = await lengthen(token, cookies, 2);
  expect([other.status, other.json.message]).toEqual([409, expect.stringContaining('właśnie opłacana')]);
  expect((await lengthen(token, {}, 1, 'a third key')).status, 'another browser may not pay it').toBe(409);
  await shop.pay(intentOf(again.json));
  expect((await call('POST', '/api/parking', { body: { order: first.json.order } })).status).toBe(201);
});

test('a change that cannot be had ends no earlier one that waits to be paid', async () => {
  const { token, cookies } = await booked();
  const first = await lengthen(token, cookies);
  const theirs = { since: `${inDays(13)} 00:00:00`, until: `${inDays(13)} 00:00:00` };
  expect((await buy(parkingBooking(space, theirs), 5_000)).status).toBe(201);
  expect((await lengthen(token, cookies, 2)).status, 'a day of it is somebody else’s').toBe(409);
  expect(await stateOf(first.json.order)).toBe('HELD');
  await shop.pay(intentOf(first.json));
  expect((await call('POST', '/api/parking', { body: { order: first.json.order } })).status).toBe(201);
});

test('a change that costs nothing more ends an earlier one that waits to be paid', async () => {
  const { token, cookies } = await booked();
  const first = await lengthen(token, cookies);
  const body = { since: inDays(11), until: inDays(12), difference: 0 };
  expect((await call('POST', `/api/rezerwacja/${token}/dates`, { cookies, body })).status).toBe(200);
  expect(await stateOf(first.json.order)).toBe('EXPIRED');
  expect((await shop.stripe.paymentIntents.retrieve(intentOf(first.json))).status).toBe('canceled');
});

test('a booking is changed ten times a day by its holder, each told by mail, and no more', async () => {
  const { token, cookies } = await booked();
  const before = post.mails.length;
  const move = (day: number) =>
    call('POST', `/api/rezerwacja/${token}/dates`, {
      ...{ cookies, body: { since: inDays(day), until: inDays(day + 1), difference: 0 } },
    });
  for (let i = 1; i <= 10; i++) expect((await move(10 + (i % 2))).status, `change ${i}`).toBe(200);
  const refused = await move(11);
  expect([refused.status, refused.json.code]).toEqual([429, 'too-many']);
  expect(refused.json.message).toMatch(/można zmienić 10 razy/);
  expect(post.mails.length - before).toBe(10);
  await query(`update outbox set create_time = create_time - interval '1 day' where kind = 'change'`);
  expect((await move(11)).status, 'the next day').toBe(200);
});

test('a change paid in the instant in which another replaces it stands, and ends the other', async () => {
  const { order, token, cookies } = await booked();
  const first = await lengthen(token, cookies);
  const next = await lengthen(token, cookies, 2);
  expect([next.status, await stateOf(first.json.order)]).toEqual([201, 'EXPIRED']);
  expect(await query('select state from confirm_order($1, true, 5000)', [first.json.order])).toEqual([
    { state: 'CONFIRMED' },
  ]);
  expect(await query('select (upper(during) - 1)::text as until from parking where order_id = $1', [order])).toEqual([
    { until: inDays(12) },
  ]);
  await runJob('sweeper');
  expect(await stateOf(next.json.order)).toBe('EXPIRED');
  expect((await shop.stripe.paymentIntents.retrieve(intentOf(next.json))).status).toBe('canceled');
});

test('new dates paid for after their booking was cancelled are refunded in true words', async () => {
  const { order, token, cookies } = await booked();
  const first = await lengthen(token, cookies);
  await letExpire(first.json.order);
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await shop.pay(intentOf(first.json));
  const { status, json } = await call('POST', '/api/parking', { body: { order: first.json.order } });
  expect([status, json.message]).toEqual([409, 'Rezerwacja jest anulowana. Zwracamy pieniądze']);
  await runJob('outbox');
  await expect
    .poll(() => post.mails.map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Zwrot 50,00.zł: rezerwacja jest już anulowana$/));
});

import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOf } from '../../db/sql.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { person, signIn } from '../support/accounts.ts';
import {
  buy,
  contact,
  inDays,
  parkingBooking,
  rentalBooking,
  seedCar,
  seedPrices,
  stateOf,
} from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import {
  type Booked,
  cancel,
  change,
  days,
  finalise,
  linkIn,
  managedBookings,
  moneyOf,
  see,
} from '../support/managed-bookings.ts';
import { proofOf } from '../support/proof.ts';

const shop = cardShop();
const post = mailCatcher();
const { booked, parks } = managedBookings(shop, post);
beforeAll(seedPrices);
beforeEach(async () => {
  shop.hears = false;
  post.accepts = true;
  post.mails = [];
  await query(`delete from rate_limits`);
});

const lost = (order_number: string, email = contact.email, ip = '127.0.0.1') =>
  call('POST', '/api/rezerwacja', { body: { order_number, email }, ip });

const stayOf = (order: string) =>
  query(
    `select (lower(during))::text as since, (upper(during) - 1)::text as until, status from parking
      where order_id = $1 order by during`,
    [order],
  );
/** Moves a booking to other days, counted from today, past the checks of a change. */
const comesOn = async (order: string, since: number, until: number) => {
  for (const [table, key] of [
    ['parking', 'order_id'],
    ['orders', 'id'],
  ]) {
    await query(`alter table ${table} disable trigger user`);
    await query(`update ${table} set since = $2, until = $3 where ${key} = $1`, [
      order,
      startOf(inDays(since)),
      startOf(inDays(until)),
    ]);
    await query(`alter table ${table} enable trigger user`);
  }
  await query(`update payments set paid_at = paid_at - interval '60 days' where order_id = $1`, [order]);
};

describe('the link in a mail', () => {
  test('shows its booking, its rights and what comes back, but not the key of the order', async () => {
    const { order, number, token } = await parks(1);
    const { status, json, text, headers } = await see(token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(json.data[0]).toMatchObject({
      order_number: number,
      ...{ kind: 'parking', status: 'RESERVED', parking_level: 'A', space_id: 1, license_plate: 'GSL48RK' },
      ...{ amount: 15_000, paid: 15_000, price: 5_000, refund: 15_000 },
      rights: { plate: true, dates: 'any', cancel: 'refund' },
      change: null,
    });
    expect(Date.parse(json.data[0].refund_until)).toBe(Date.parse(json.data[0].since) - 86_400_000);
    expect(text).not.toContain(order);
  });

  test('shows a rented car, which has no plate of the buyer to change', async () => {
    const { token } = await booked(rentalBooking(await seedCar(139), days(10, 11)), 27_800, 'rent');
    expect((await see(token)).json.data[0]).toMatchObject({ kind: 'rental', status: 'RENTED', model: 'Yaris' });
    expect((await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: 'X1' } })).status).toBe(409);
  });

  test('guessed, cut or of another booking tells nothing, with one answer for all', async () => {
    const [one, other] = [await parks(2), await parks(3)];
    const mixed = one.token.slice(0, 32) + other.token.slice(32);
    const tokens = ['0'.repeat(64), one.token.slice(0, 63), `${one.token}0`, one.token.toUpperCase(), mixed, one.order];
    const answers = await Promise.all(tokens.map(see));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
    expect(answers[0]?.status).toBe(404);
    expect((await cancel(mixed, 15_000)).status).toBe(404);
    expect((await change(mixed, 10, 11, -5_000)).status).toBe(404);
    expect((await see(one.token)).json.data[0].space_id).toBe(2);
  });

  test('works until thirty days after the last day, and then tells nothing', async () => {
    const { order, token } = await parks(4);
    await comesOn(order, -31, -30);
    expect((await see(token)).json.data[0].rights).toEqual({ plate: false, dates: null, cancel: null });
    expect((await cancel(token, 0)).status).toBe(409);
    expect((await change(token, 10, 11, -5_000)).status).toBe(400);
    await comesOn(order, -32, -31);
    expect((await see(token)).status).toBe(404);
  });

  test('outlives a change of SECRET as long as the one before is known', async () => {
    const { token } = await parks(5);
    const { SECRET } = process.env;
    try {
      Object.assign(process.env, { SECRET: 'another secret of at least 32 characters', SECRET_PREVIOUS: SECRET });
      expect((await see(token)).status).toBe(200);
      delete process.env.SECRET_PREVIOUS;
      expect((await see(token)).status).toBe(404);
    } finally {
      Object.assign(process.env, { SECRET });
    }
  });

  test('is not guessed at without end by one network', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => see('0'.repeat(64))));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('a lost link', () => {
  test('comes by mail to the address of the booking, and ends the one before once it is opened', async () => {
    const { number, token } = await parks(6);
    expect((await lost(` ${number.toLowerCase().replace('-', ' ')}`, contact.email.toUpperCase())).status).toBe(200);
    const [mail] = post.mails;
    expect(mail?.subject).toBe(`Nowy link do rezerwacji ${number}`);
    const fresh = linkIn(mail?.text);
    expect(fresh).not.toBe(token);
    expect((await see(token)).status).toBe(200);
    expect((await see(fresh)).json.data[0].order_number).toBe(number);
    expect((await see(token)).status).toBe(404);
    expect((await see(fresh)).status).toBe(200);
  });

  test('that strangers ask for locks nobody out: old and new links work, no key changes', async () => {
    const { order, number, token } = await parks(95);
    const keys = () => query('select manage_key, next_manage_key from orders where id = $1', [order]);
    const ask = async () => {
      await query(`delete from rate_limits where key like 'lost link%'`);
      await lost(number);
    };
    await query(`insert into rate_limits values ($1, 10, now() + interval '1 day')`, [
      `mail link ${createHash('md5').update(contact.email).digest('hex')}`,
    ]);
    const before = await keys();
    await ask();
    expect([post.mails, await keys()], 'no mail may go').toEqual([[], before]);
    await query('delete from rate_limits');
    for (let i = 0; i < 12; i++) await ask();
    expect(post.mails).toHaveLength(10);
    const links = new Set([token, ...post.mails.map(({ text }) => linkIn(text))]);
    for (const link of links) expect((await see(link)).status).toBe(200);
    expect(links.size).toBe(2);
  });

  test('is answered alike where number and address do not belong together, and no mail goes out', async () => {
    const { number, token } = await parks(7);
    const hit = await lost(number);
    post.mails = [];
    const misses = [await lost(number, 'obcy@example.com'), await lost(`${airportCode}-222222`)];
    for (const miss of misses) expect([miss.status, miss.text]).toEqual([hit.status, hit.text]);
    expect(post.mails).toEqual([]);
    expect((await see(token)).status).toBe(200);
  });

  test('is sent three times an hour, counted for misses as for hits', async () => {
    const { number } = await parks(8);
    for (const email of [contact.email, 'obcy@example.com']) {
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push(await lost(number, email));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
  });

  test('is told at its field what is wrong with the number', async () => {
    const { status, json } = await lost(`${airportCode}-1`, 'x');
    expect(status).toBe(400);
    expect(Object.keys(json.errors).sort()).toEqual(['email', 'order_number']);
  });
});

describe('another plate', () => {
  test('stands on the booking and the order at once, and gives back nothing that was declined', async () => {
    const { order, token } = await parks(9);
    await query(`update orders set amount = 10000 where id = $1`, [order]);
    const { status } = await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: 'gd 1-23' } });
    expect(status).toBe(200);
    expect(await query('select license_plate from parking where order_id = $1', [order])).toEqual([
      { license_plate: 'GD123' },
    ]);
    expect((await see(token)).json.data[0].license_plate).toBe('GD123');
    expect((await moneyOf(order)).back).toBe(0);
  });

  test('of nine characters is refused at its field', async () => {
    const { token } = await parks(10);
    const { status, json } = await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: 'ABCDEFGH9' } });
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual(['license_plate']);
  });

  test('is told by mail, old and new, with what to do if it was somebody else', async () => {
    const { token } = await parks(45);
    expect((await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: 'gd 12kb' } })).status).toBe(200);
    const [mail] = post.mails;
    expect(mail?.html).toContain('Numer rejestracyjny zmieniony');
    for (const words of [/Było: GSL48RK/, /Jest: GD12KB/, /To nie Ty\?/, /kamera odczyta GD12KB/])
      expect(mail?.text).toMatch(words);
    expect((await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: 'GD12KB' } })).status).toBe(200);
    expect(post.mails, 'the same plate is nothing new').toHaveLength(1);
  });

  test('is not changed without end: each time a mail goes out', async () => {
    const { token } = await parks(46);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: `GD${n}` } })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(post.mails).toHaveLength(10);
  });
});

describe('cancelling', () => {
  test('in time gives all back once; its mail asks no pardon and clears the calendar', async () => {
    const { order, number, intent, token } = await parks(11);
    expect((await cancel(token, 15_000)).status).toBe(200);
    expect((await cancel(token, 15_000)).status).toBe(409);
    expect(await shop.refunds(intent)).toEqual([15_000]);
    expect(await stateOf(order)).toBe('REFUNDED');
    expect(post.mails.map(({ subject }) => subject)).toEqual([
      `Rezerwacja ${number} anulowana, oddajemy 150,00\u00a0zł`,
    ]);
    expect(post.mails[0]?.text).toContain('Zgodnie z Twoim życzeniem');
    expect(post.mails[0]?.text).not.toMatch(/[Pp]rzeprasz/);
    const [calendar] = post.mails[0]?.attachments ?? [];
    expect(Buffer.from(calendar?.content as ArrayBuffer).toString()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  test('leaves the link showing what comes back, and able to change nothing', async () => {
    const { token } = await parks(12);
    await cancel(token, 15_000);
    expect((await see(token)).json.data[0]).toMatchObject({
      status: 'CANCELLED',
      rights: { plate: false, dates: null, cancel: null },
      statement: { paid: 15_000, returned: 0, returning: 15_000, total: 0 },
      deadline: null,
      cancelled: { by: 'CUSTOMER' },
    });
    expect((await change(token, 10, 11, -5_000)).status).toBe(400);
    expect((await call('PATCH', `/api/rezerwacja/${token}`, { body: { license_plate: 'X1' } })).status).toBe(409);
  });

  test('within 24 hours of the first day gives nothing back, and the mail says until when it did', async () => {
    const { order, number, intent, token } = await parks(13);
    await comesOn(order, 1, 3);
    const { rights, refund } = (await see(token)).json.data[0];
    expect([rights.cancel, refund]).toEqual(['loss', 0]);
    const refusal = await cancel(token, 15_000);
    expect([refusal.status, refusal.json.amount]).toEqual([409, 0]);
    expect((await cancel(token, 0)).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([]);
    expect(await stateOf(order)).toBe('CANCELLED');
    expect(post.mails[0]?.subject).toBe(`Rezerwacja ${number} anulowana`);
    expect(post.mails[0]?.text).toContain('Opłata nie wraca, bo wracała do ');
    expect(post.mails[0]?.text).not.toContain('Oddajemy');
  });

  test('is over once the first day has begun', async () => {
    const { order, token } = await parks(14);
    await comesOn(order, 0, 2);
    expect((await cancel(token, 0)).status).toBe(409);
    expect(await stayOf(order)).toMatchObject([{ status: 'RESERVED' }]);
  });

  test('by a signed-in client follows the same rule of 24 hours', async () => {
    const client = await person();
    const cookies = await signIn(client);
    const buying = await buy(parkingBooking(15, days(10, 12)), 15_000, { cookies });
    await shop.pay(intentOf(buying.json));
    const { json } = await finalise(buying.json.order);
    await comesOn(buying.json.order, 1, 3);
    const { status } = await call('POST', `/api/parking/${json.data.id}/cancel`, { cookies, body: { amount: 0 } });
    expect(status).toBe(200);
    expect(await shop.refunds(intentOf(buying.json))).toEqual([]);
  });

  test('by the staff says so, asks for pardon, gives the reason and all of the money', async () => {
    const { order, number, intent } = await parks(16);
    const cookies = await signIn(await person('parking_staff'));
    const [row] = await query('select id from parking where order_id = $1', [order]);
    const body = { status: 'CANCELLED', reason: 'Poziom A będzie zamknięty.' };
    expect((await call('PATCH', `/api/parking/${row?.id}`, { body, cookies })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
    const [mail] = post.mails;
    expect(mail?.subject).toBe(`Musimy anulować rezerwację ${number}. Oddajemy 150,00\u00a0zł`);
    expect(mail?.text).toMatch(/Przepraszamy[\s\S]*Powód: Poziom A będzie zamknięty\./);
    expect(post.mails).toHaveLength(1);
  });
});

describe('new dates with a value that is no number are told so at its field', () => {
  test.each(['', '0x10', '1e1', ' ', '16.5', 'A'])('space %j', async (space) => {
    const { token } = await theirs();
    const path = `/api/rezerwacja/${token}/dates?since=${inDays(11)}&until=${inDays(12)}&space_id=`;
    const { status, json } = await call('GET', path + encodeURIComponent(space));
    expect([status, Object.keys(json.errors ?? {})]).toEqual([400, ['space_id']]);
    expect((await change(token, 11, 12, -5_000, { space_id: space })).json.errors).toHaveProperty('space_id');
  });

  test.each([-5_000.5, '-5000', 1e300, null])('difference %j', async (difference) => {
    const { token } = await theirs();
    const { status, json } = await change(token, 11, 12, difference as number);
    expect([status, Object.keys(json.errors ?? {})]).toEqual([400, ['difference']]);
  });

  let parked: Booked;
  const theirs = async () => (parked ??= await parks(96));
});

test('dearer dates count to the unpaid days of their network, each time they are changed', async () => {
  const { token } = await parks(97);
  const spaces = [71, 72, 73, 74];
  const wants = (space_id: number, more: object = {}) =>
    call('POST', `/api/rezerwacja/${token}/dates`, {
      body: { since: inDays(20), until: inDays(39), difference: 85_000, space_id, ...more },
      ip: '203.0.113.90',
    });
  for (const space of spaces.slice(0, 3)) expect((await wants(space)).status, String(space)).toBe(201);
  const asked = await wants(74);
  expect([asked.status, asked.json.code]).toEqual([429, 'proof']);
  expect((await wants(74, { proof: await proofOf(asked) })).status).toBe(201);
});

describe('cheaper dates', () => {
  test('stand at once; the difference goes back and one mail tells what was and what is', async () => {
    const { order, number, intent, token } = await parks(20);
    expect((await change(token, 11, 12, -5_000)).status).toBe(200);
    expect(await stayOf(order)).toEqual([{ since: inDays(11), until: inDays(12), status: 'RESERVED' }]);
    expect(await moneyOf(order)).toEqual({ amount: 10_000, paid: 15_000, back: 5_000 });
    expect(await shop.refunds(intent)).toEqual([5_000]);
    expect(await stateOf(order)).toBe('CONFIRMED');
    expect(post.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Nowe daty rezerwacji ${number}`),
    ]);
    expect(post.mails[0]?.text).toContain('Oddajemy: 50,00\u00a0zł');
  });

  test('of as many days cost nothing and give nothing back', async () => {
    const { order, token } = await parks(21);
    expect((await change(token, 20, 22, 0)).status).toBe(200);
    expect(await moneyOf(order)).toEqual({ amount: 15_000, paid: 15_000, back: 0 });
    expect((await change(token, 20, 22, 0)).json.errors).toEqual({ until: 'To są te same dni' });
  });

  test('within 24 hours of the first day are refused: only more days can still be had', async () => {
    const { order, token } = await parks(22);
    await comesOn(order, 1, 3);
    const { json } = await call('GET', `/api/rezerwacja/${token}/dates?since=${inDays(1)}&until=${inDays(1)}`);
    expect(json.errors.until).toContain('Bez opłat można było zmieniać do');
  });

  test('somebody else has are a 409, and the old ones stand', async () => {
    const { order, token } = await parks(23);
    await parks(23, 20, 21);
    expect((await change(token, 20, 22, 0)).status).toBe(409);
    expect(await stayOf(order)).toEqual([{ since: inDays(10), until: inDays(12), status: 'RESERVED' }]);
    const { json } = await call('GET', `/api/rezerwacja/${token}/dates?since=${inDays(19)}&until=${inDays(22)}`);
    expect(json.data[0]).toMatchObject({ free: false, taken_from: inDays(20), free_until: inDays(19) });
    expect(json.data[0].others[0]).toEqual({ parking_level: 'A', space_id: 22 });
    const there = await call(
      'GET',
      `/api/rezerwacja/${token}/dates?since=${inDays(19)}&until=${inDays(22)}&space_id=22`,
    );
    expect(there.json.data[0]).toMatchObject({ free: true, others: json.data[0].others });
  });
});

describe('dearer dates', () => {
  test('are held until the difference is paid; then booking and order change at once', async () => {
    const { order, token } = await parks(30);
    const opened = await change(token, 9, 13, 10_000);
    expect([opened.status, opened.json.amount]).toEqual([201, 10_000]);
    expect(await stayOf(order)).toEqual([{ since: inDays(10), until: inDays(12), status: 'RESERVED' }]);
    expect((await stayOf(opened.json.order)).map(({ since, until, status }) => [since, until, status])).toEqual([
      [inDays(9), inDays(9), 'PENDING'],
      [inDays(13), inDays(13), 'PENDING'],
    ]);
    expect((await buy(parkingBooking(30, days(13, 13)), 5_000)).status).toBe(409);
    expect((await finalise(opened.json.order)).status).toBe(402);
    await shop.pay(intentOf(opened.json));
    expect((await finalise(opened.json.order)).status).toBe(201);
    expect((await finalise(opened.json.order)).status).toBe(200);
    expect(await stayOf(order)).toEqual([{ since: inDays(9), until: inDays(13), status: 'RESERVED' }]);
    expect(await stayOf(opened.json.order)).toEqual([]);
    expect(await moneyOf(order)).toEqual({ amount: 25_000, paid: 25_000, back: 0 });
    expect(post.mails.map(({ subject }) => subject?.slice(0, 10))).toEqual(['Nowe daty ']);
    expect(post.mails[0]?.text).toContain('Dopłata: 100,00\u00a0zł');
  });

  test('unpaid run out, their days are free again and the old ones stand', async () => {
    const { order, token } = await parks(31);
    const { json } = await change(token, 10, 13, 5_000);
    await query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [json.order]);
    await runJob('sweeper');
    expect(await stateOf(json.order)).toBe('EXPIRED');
    expect(await stayOf(json.order)).toEqual([]);
    expect(await stayOf(order)).toEqual([{ since: inDays(10), until: inDays(12), status: 'RESERVED' }]);
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(json))).status).toBe('canceled');
  });

  test('paid with the browser closed are booked by the webhook', async () => {
    const { order, token } = await parks(32);
    const { json } = await change(token, 10, 13, 5_000);
    shop.hears = true;
    await shop.pay(intentOf(json));
    await expect.poll(async () => (await stayOf(order))[0]?.until).toBe(inDays(13));
  });

  test('paid and cancelled afterwards give back both payments, and one mail says so', async () => {
    const { number, intent, token } = await parks(33);
    const { json } = await change(token, 10, 13, 5_000);
    await shop.pay(intentOf(json));
    await finalise(json.order);
    post.mails = [];
    expect((await cancel(token, 20_000)).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
    expect(await shop.refunds(intentOf(json))).toEqual([5_000]);
    expect(post.mails.map(({ subject }) => subject)).toEqual([
      `Rezerwacja ${number} anulowana, oddajemy 200,00\u00a0zł`,
    ]);
  });

  test('paid after the booking was refunded at the provider give only the difference back', async () => {
    const { order, intent, token } = await parks(34);
    const { json } = await change(token, 10, 13, 5_000);
    shop.hears = true;
    await shop.stripe.refunds.create({ payment_intent: intent });
    await expect.poll(async () => (await stayOf(order))[0]?.status).toBe('CANCELLED');
    shop.hears = false;
    await shop.pay(intentOf(json));
    expect((await finalise(json.order)).status).toBe(409);
    await runJob('outbox');
    expect(await shop.refunds(intentOf(json))).toEqual([5_000]);
    expect(post.mails.at(-1)?.text).toContain('rezerwacja zostaje bez zmian');
  });

  test('of a car keep the price that was agreed', async () => {
    const car = await seedCar(100);
    const { order, token } = await booked(rentalBooking(car, days(10, 11)), 20_000, 'rent');
    await query('update cars set price_per_day = 500 where id = $1', [car]);
    const { json } = await change(token, 10, 12, 10_000);
    await shop.pay(intentOf(json));
    expect((await finalise(json.order, 'rent')).status).toBe(201);
    expect(await moneyOf(order)).toEqual({ amount: 30_000, paid: 30_000, back: 0 });
  });

  test('on another space free its old one once they are paid', async () => {
    const { order, token } = await parks(35);
    const { json } = await change(token, 10, 13, 5_000, { space_id: 60 });
    await shop.pay(intentOf(json));
    expect((await finalise(json.order)).status).toBe(201);
    expect(await query('select parking_level, space_id from parking where order_id = $1', [order])).toEqual([
      { parking_level: 'B', space_id: 60 },
    ]);
    expect((await buy(parkingBooking(35, days(10, 12)), 15_000)).status).toBe(201);
  });
});

describe('two at once', () => {
  test('who both want fewer days: one is done, and the difference goes back once', async () => {
    const { order, intent, token } = await parks(40);
    const answers = await Promise.all([change(token, 10, 11, -5_000), change(token, 11, 12, -5_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await moneyOf(order)).toEqual({ amount: 10_000, paid: 15_000, back: 5_000 });
    expect(await shop.refunds(intent)).toEqual([5_000]);
  });

  test('who both want more: one payment is open at a time, and only one can be paid', async () => {
    const { order, token } = await parks(41);
    const answers = await Promise.all([change(token, 10, 13, 5_000), change(token, 9, 12, 5_000)]);
    const opened = answers.filter(({ status }) => status === 201);
    const paid = await Promise.allSettled(opened.map(({ json }) => shop.pay(intentOf(json))));
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { json } of opened) await finalise(json.order);
    expect(await moneyOf(order)).toEqual({ amount: 20_000, paid: 20_000, back: 0 });
    expect((await stayOf(order))[0]).not.toEqual({ since: inDays(9), until: inDays(13), status: 'RESERVED' });
  });

  test('a change that is being paid for and a cancelling: the payment ends, then all comes back', async () => {
    const { order, intent, token } = await parks(42);
    const { json } = await change(token, 10, 13, 5_000);
    expect((await cancel(token, 15_000)).status).toBe(200);
    await expect(shop.pay(intentOf(json))).rejects.toThrow();
    expect(await stateOf(order)).toBe('REFUNDED');
    expect(await shop.refunds(intent)).toEqual([15_000]);
  });

  test('while a change is being paid for staff wait with its dates, but may cancel it all', async () => {
    const { order, intent, token } = await parks(43);
    const { json } = await change(token, 10, 13, 5_000);
    const cookies = await signIn(await person('parking_staff'));
    const [row] = await query('select id from parking where order_id = $1', [order]);
    const put = (body: object) => call('PATCH', `/api/parking/${row?.id}`, { body, cookies });
    expect((await put({ until: startOf(inDays(11)).slice(0, 19) })).status).toBe(409);
    expect((await put({ status: 'CANCELLED' })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
    expect(await stateOf(json.order)).toBe('EXPIRED');
  });

  test('a repetition under the same key opens no second payment', async () => {
    const { token } = await parks(44);
    const body = { since: inDays(10), until: inDays(13), difference: 5_000 };
    const ask = () =>
      call('POST', `/api/rezerwacja/${token}/dates`, { body, headers: { 'idempotency-key': 'change-44' } });
    const answers = [await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.json.order).toBe(answers[0]?.json.order);
  });
});

test('the confirmation has its days for a calendar and its number as a code attached', async () => {
  const { json } = await buy(parkingBooking(50, days(10, 12)), 15_000);
  await shop.pay(intentOf(json));
  await finalise(json.order);
  const [mail] = post.mails;
  const attached = (name: string) => mail?.attachments.find(({ filename }) => filename === name);
  const [calendar, code] = [attached(`${json.order_number}.ics`), attached('kod-qr.png')];
  expect(Buffer.from(calendar?.content as ArrayBuffer).toString()).toContain(
    `DTSTART;VALUE=DATE:${inDays(10).replaceAll('-', '')}`,
  );
  expect(code).toMatchObject({ mimeType: 'image/png', contentId: '<kod-qr>' });
  expect(mail?.html).toContain('src="cid:kod-qr"');
  expect(mail?.text).toMatch(/Anulujesz i.wraca 150,00.zł do .*\. Później opłata nie wraca\./);
  const terms = Buffer.from(attached('regulamin.html')?.content as ArrayBuffer).toString();
  expect(terms).toMatch(/§ 6\. Reklamacje[\s\S]*pocztą albo telefonicznie/);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { startOf } from '../../db/sql.ts';
import { person, signedIn, signIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import {
  type Booked,
  cancel,
  change,
  comesOn,
  days,
  eachUnheard,
  finalise,
  managedBookings,
  moneyOf,
  see,
} from '../support/managed-bookings.ts';
import { proofOf } from '../support/proof.ts';

const shop = cardShop();
const post = mailCatcher();
const { booked, parks } = managedBookings(shop, post);
beforeAll(seedPrices);
eachUnheard(shop, post);

const stayOf = (order: string) =>
  query(
    `select (lower(during))::text as since, (upper(during) - 1)::text as until, status from parking
      where order_id = $1 order by during`,
    [order],
  );

describe('cancelling', () => {
  test('in time gives all back once; its mail asks no pardon and clears the calendar', async () => {
    const { order, number, intent, token } = await parks(11);
    const answers = [await cancel(token, 15_000), await cancel(token, 15_000)];
    // The answer may have been lost: whoever asks again is told the same
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual(
      Array(2).fill([200, 'Rezerwacja została anulowana']),
    );
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

  test('that the staff have taken back is none: too late is too late', async () => {
    const { order, token } = await parks(73);
    await comesOn(order, 1, 3);
    expect((await cancel(token, 0)).status).toBe(200);
    const staff = await signedIn('parking_staff');
    const [row] = await query('select id from parking where order_id = $1', [order]);
    const body = { status: 'RESERVED' };
    expect((await call('PATCH', `/api/parking/${row?.id}`, { body, cookies: staff.cookies })).status).toBe(200);
    await comesOn(order, 0, 2);
    expect((await cancel(token, 0)).status).toBe(409);
    expect(await stayOf(order)).toMatchObject([{ status: 'RESERVED' }]);
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
    expect(post.mails[0]?.text).toContain('Dopłacono: 100,00\u00a0zł');
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
    expect(post.mails.at(-1)?.text).toContain('jest już anulowana, dlatego dopłatę zwróciliśmy');
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

import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { allSpaces, parkingLevel } from '../../src/domain/booking/parking.ts';
import { addDays, type Day, wireDay } from '../../src/domain/language/days.ts';
import {
  buy,
  contact,
  inDays,
  letExpire,
  parkingBooking,
  rentalBooking,
  seedCar,
  seedPrices,
} from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

const shop = cardShop();
beforeAll(seedPrices);
beforeEach(() => query(`update orders set state = 'EXPIRED' where state = 'HELD'`));

const intents = async () => (await shop.stripe.paymentIntents.list({ limit: 100 })).data.length;

describe('asking to pay', () => {
  test('holds the space for 15 minutes and answers what the card form needs', async () => {
    const { status, json, cookies, headers } = await buy(parkingBooking(0));
    expect(status).toBe(201);
    expect(json).toMatchObject({ amount: 10_000, provider: 'sandbox', publishableKey: 'pk_test_sandbox' });
    expect(json.order).toMatch(/^[0-9a-f]{32}$/);
    expect(json.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(Date.parse(json.expires_at) - Date.now()).toBeGreaterThan(890_000);
    expect(cookies).toHaveProperty('booking');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const [row] = await query('select id, status, license_plate, order_id from parking where space_id = 0');
    expect(row).toEqual({ id: json.booking_id, status: 'PENDING', license_plate: 'GSL48RK', order_id: json.order });
    const intent = await shop.stripe.paymentIntents.retrieve(intentOf(json));
    expect(intent).toMatchObject({ amount: 10_000, currency: 'pln', metadata: { order: json.order } });
  });

  test('answers a short number of which no character looks like another, as the order does', async () => {
    const { json } = await buy(parkingBooking(1));
    expect(json.order_number).toMatch(new RegExp(`^${airportCode}-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{6}$`));
    const order = await call('GET', `/api/orders/${json.order}`);
    expect(order.json.data[0].order_number).toBe(json.order_number);
    expect((await call('GET', `/api/orders/${json.order_number}`)).status).toBe(404);
  });

  test('holds a car at its own price', async () => {
    const { status, json } = await buy(rentalBooking(await seedCar(139)), 27_800);
    expect(status).toBe(201);
    expect(await query('select id, status from rentals where order_id = $1', [json.order])).toEqual([
      { id: json.booking_id, status: 'PENDING' },
    ]);
  });

  test('counts calendar days: the last of a month and the first of the next are two', async () => {
    const first = `${inDays(32).slice(0, 7)}-01` as Day;
    const [since, until] = [wireDay(addDays(first, -1)), wireDay(first)];
    expect((await buy(parkingBooking(1, { since, until }), 1)).json).toMatchObject({ amount: 10_000 });
  });

  test.each([9_999, 0, -10_000, '10000', null])(
    'with the wrong amount %j is told the right one, and holds nothing',
    async (amount) => {
      const before = await intents();
      const { status, json } = await buy(parkingBooking(2), amount);
      expect(status).toBe(409);
      expect(json).toEqual({ message: 'Cena się zmieniła', code: 'conflict', amount: 10_000 });
      expect(await query('select id from parking where space_id = 2')).toEqual([]);
      expect(await intents()).toBe(before);
    },
  );

  test('for a space that is taken on one of the days is refused before any charge', async () => {
    expect((await buy(parkingBooking(3))).status).toBe(201);
    const before = await intents();
    const meets = { since: wireDay(inDays(2)), until: wireDay(inDays(5)) };
    const { status, json } = await buy(parkingBooking(3, meets), 20_000);
    expect(status).toBe(409);
    expect(json.message).toMatch(/zajęty/);
    expect(json).not.toHaveProperty('clientSecret');
    expect(await intents()).toBe(before);
    const follows = { since: wireDay(inDays(3)), until: wireDay(inDays(3)) };
    expect((await buy(parkingBooking(3, follows), 5_000)).status).toBe(201);
  });

  test('fifty at once for one space: one gets it, forty-nine are told, nobody fails', async () => {
    const before = await intents();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buy(parkingBooking(4), 10_000, { ip: '203.0.113.50' })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(await intents()).toBe(before + 1);
    expect(await query(`select count(*)::int from orders where ip = '203.0.113.50'`)).toEqual([{ count: 1 }]);
  });

  test('fifty at once from fifty addresses for one space: one gets it, nobody fails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => buy(parkingBooking(5), 10_000, { ip: `198.51.100.${i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });
});

describe('bad input is a 400 that names the field in Polish', () => {
  const year = wireDay(inDays(366));
  test.each([
    ['a plate of 9 characters', parkingBooking(6, { license_plate: 'GSL48RK99' }), 'license_plate'],
    ['an empty plate', parkingBooking(6, { license_plate: ' ' }), 'license_plate'],
    ['until before since', parkingBooking(6, { since: wireDay(inDays(3)) }), 'until'],
    ['yesterday', parkingBooking(6, { since: wireDay(inDays(-1)) }), 'since'],
    ['366 days ahead', parkingBooking(6, { since: year, until: year }), 'until'],
    ['91 days', parkingBooking(6, { until: wireDay(inDays(91)) }), 'until'],
    ['a date that does not exist', parkingBooking(6, { since: '2027-02-30 00:00:00' }), 'since'],
    ['terms not accepted', parkingBooking(6, { terms: false }), 'terms'],
    ['a space of another level', parkingBooking(6, { space_id: parkingLevel.B.first }), 'space_id'],
    ['a space beyond the last', parkingBooking(6, { space_id: Math.max(...allSpaces) + 1 }), 'space_id'],
    ['a level that there is not', parkingBooking(6, { parking_level: 'Z' }), 'parking_level'],
    ['no contact', parkingBooking(6, { contact: undefined }), 'email'],
    ['an e-mail that is none', parkingBooking(6, { contact: { ...contact, email: 'x' } }), 'email'],
    ['a mail header in the name', parkingBooking(6, { contact: { ...contact, firstName: 'A\u0000b' } }), 'firstName'],
    ['a car that is not there', rentalBooking(999_999), 'Cars_id'],
    ['an unknown kind', { kind: 'toString' }, 'kind'],
    ['no booking', 'x' as unknown as object, 'kind'],
  ])('%s', async (_name, booking, field) => {
    const { status, json } = await buy(booking);
    expect(status).toBe(400);
    expect(json.message).toBe('Nieprawidłowe dane');
    expect(json.errors).toHaveProperty(field);
    expect(json.errors[field]).toMatch(/\p{Lu}.+/u);
  });

  test('broken JSON', async () => {
    const answer = await call('POST', '/api/stripe/create-payment-intent', {
      body: '{"amount":',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('an order', () => {
  test('tells its holder the state, never who it is for', async () => {
    const { json, cookies } = await buy(parkingBooking(7));
    const own = await call('GET', `/api/orders/${json.order}`, { cookies });
    expect(own.json.data).toEqual([
      {
        ...{
          id: json.order,
          order_number: json.order_number,
          kind: 'parking',
          state: 'HELD',
          amount: 10_000,
          cancelled: false,
          kept: 0,
          paid_at: null,
          card: null,
          parking_level: 'A',
          space_id: 7,
        },
        ...{ since: expect.any(String), until: expect.any(String), expires_at: json.expires_at },
      },
    ]);
    expect(own.json).toMatchObject({
      clientSecret: json.clientSecret,
      provider: 'sandbox',
      publishableKey: 'pk_test_sandbox',
    });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.text).not.toMatch(/Łęcka|example\.com|GSL48RK|600 ?700/);
  });

  test('tells its buyer how far the payment is, also when no card can be charged any more', async () => {
    const { json, cookies } = await buy(parkingBooking(96));
    const answer = async () => (await call('GET', `/api/orders/${json.order}`, { cookies })).json;
    expect(await answer()).toMatchObject({ paymentStatus: 'requires_payment_method' });
    await shop.stripe.paymentIntents.confirm(intentOf(json), { payment_method: 'pm_card_authenticationRequired' });
    expect(await answer()).toMatchObject({ paymentStatus: 'requires_action', clientSecret: json.clientSecret });
    expect((await call('GET', `/api/orders/${json.order}`)).json).not.toHaveProperty('paymentStatus');
  });

  // Of other days: too much is held unpaid on the usual ones
  const later = { since: wireDay(inDays(40)), until: wireDay(inDays(41)) };
  test('an order whose time is over ends at once for its buyer, who is told whether it is free', async () => {
    const { json, cookies } = await buy(parkingBooking(61, later));
    await shop.stripe.paymentIntents.confirm(intentOf(json), { payment_method: 'pm_card_authenticationRequired' });
    await letExpire(json.order);
    const path = `/api/orders/${json.order}`;
    expect((await call('GET', path)).json.data[0].state, 'nobody else ends it').toBe('HELD');
    const late = await call('GET', path, { cookies });
    expect(late.json).toMatchObject({ data: [{ state: 'EXPIRED' }], free: true });
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(json))).status).toBe('canceled');
    await buy(parkingBooking(61, later));
    expect((await call('GET', path, { cookies })).json.free).toBe(false);
  });

  test('an order that the sweeper is about to end is told as over', async () => {
    const { json, cookies } = await buy(parkingBooking(64, later));
    await shop.stripe.paymentIntents.cancel(intentOf(json));
    await letExpire(json.order);
    const late = await call('GET', `/api/orders/${json.order}`, { cookies });
    expect(late.json).toMatchObject({ data: [{ state: 'EXPIRED' }], free: true });
  });

  test('money that came in the last moment is told as taken, with the digits of its card', async () => {
    // The provider's own word would settle it before anybody asks
    shop.hears = false;
    onTestFinished(() => {
      shop.hears = true;
    });
    const { json, cookies } = await buy(parkingBooking(62, later));
    await shop.pay(intentOf(json));
    await letExpire(json.order);
    const { json: late } = await call('GET', `/api/orders/${json.order}`, { cookies });
    expect(late).toMatchObject({ paymentStatus: 'succeeded', data: [{ card: '4242', paid_at: expect.any(String) }] });
    expect(late.data[0].state).not.toBe('EXPIRED');
  });

  test("gives no client secret to a stranger's browser", async () => {
    const { json } = await buy(parkingBooking(8));
    const stranger = await buy(parkingBooking(9));
    for (const cookies of [{}, stranger.cookies]) {
      const answer = await call('GET', `/api/orders/${json.order}`, { cookies });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/secret|pk_test/);
    }
  });

  test('is not asked for without end by one address', async () => {
    const ip = '192.0.2.77';
    const answers = await Promise.all(Array.from({ length: 301 }, () => call('GET', '/api/orders/x', { ip })));
    expect(answers.map(({ status }) => status).filter((it) => it !== 404)).toEqual([429]);
    expect((await call('GET', '/api/orders/x', { ip: '192.0.2.78' })).status).toBe(404);
  });

  test.each(['0'.repeat(32), 'x', "' or 1=1 --"])('that is not there (%s) is a 404', async (id) => {
    expect((await call('GET', `/api/orders/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

test('a call from another site holds nothing', async () => {
  const body = { amount: 10_000, booking: parkingBooking(10) };
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await call('POST', '/api/stripe/create-payment-intent', { body, headers })).status).toBe(403);
});

test('with the provider down the hold ends with the attempt', async () => {
  const { SANDBOX_URL } = process.env;
  process.env.SANDBOX_URL = 'http://127.0.0.1:9';
  try {
    const { status, json } = await buy(parkingBooking(11));
    expect(status).toBe(502);
    expect(json.message).toBe('Failed to create payment intent');
  } finally {
    process.env.SANDBOX_URL = SANDBOX_URL;
  }
  expect(await query('select id from parking where space_id = 11')).toEqual([]);
  expect((await buy(parkingBooking(11))).status).toBe(201);
});

test('the event log holds the hold by its number, without its key, the plate or the person', async () => {
  const { json } = await buy(parkingBooking(12, { license_plate: 'SECRET1' }));
  const log = await query(`select table_name, by_user, log_details from event_log order by id desc limit 4`);
  expect(log.map((it) => it.table_name)).toEqual(expect.arrayContaining(['orders', 'parking']));
  expect(log[0]?.by_user).toBe('system');
  expect(log.some(({ by_user }) => by_user === 'gość')).toBe(true);
  expect(JSON.stringify(log)).not.toMatch(/SECRET1|Łęcka|zaneta@/);
  expect(JSON.stringify(log)).not.toContain(json.order);
  expect(log.find((it) => it.table_name === 'orders')?.log_details.id).toBe(json.order_number);
});

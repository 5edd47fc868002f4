import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prove } from '../../src/client/proof.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import {
  buy,
  inDays,
  letExpire,
  parkingBooking,
  rentalBooking,
  seedCar,
  seedPrices,
  stateOf,
} from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

const shop = cardShop();
beforeAll(seedPrices);
beforeEach(() => query(`update orders set state = 'EXPIRED' where state = 'HELD'`));

describe('a few holds at a time', () => {
  test('a browser may have three', async () => {
    const { cookies } = await buy(parkingBooking(60));
    for (const space of [61, 62]) expect((await buy(parkingBooking(space), 10_000, { cookies })).status).toBe(201);
    const { status, json } = await buy(parkingBooking(63), 10_000, { cookies });
    expect(status).toBe(429);
    expect(json.message).toContain('3\u00a0nieopłacone rezerwacje');
    expect((await buy(parkingBooking(63))).status).toBe(201);
  });

  // With so many cars these tests never hold a fifth of them unpaid, which would ask for a proof
  beforeAll(async () => {
    for (let i = 0; i < 40; i++) await seedCar();
  });
  const car = (ip: string, days = 20, more: object = {}) => {
    const until = wireDay(inDays(days));
    return seedCar(100).then((id) =>
      call('POST', '/api/stripe/create-payment-intent', {
        body: { amount: 10_000 * days, booking: rentalBooking(id, { until }), ...more },
        ip,
      }),
    );
  };

  test('a network may hold sixty unpaid days, also when it asks for more at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => car('203.0.113.77')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ json }) => json.code)).toEqual(['proof', 'proof']);
    expect((await car('203.0.113.78')).status).toBe(201);
  });

  test('a network that holds nothing may always hold one booking, the longest too', async () => {
    const ip = '203.0.113.80';
    const first = await car(ip, 90);
    expect(first.status).toBe(201);
    expect((await car(ip, 1)).status).toBe(429);
    await letExpire(first.json.order);
    expect((await car(ip, 90)).status).toBe(201);
  });

  test('a network cannot renew its holds as they expire without a proof', async () => {
    const ip = '203.0.113.81';
    for (const { json } of [await car(ip, 30), await car(ip, 30)]) await letExpire(json.order);
    expect((await car(ip, 30)).status).toBe(201);
    expect((await car(ip, 30)).json.code).toBe('proof');
    await query(`update orders set expires_at = now() - interval '2 days' where ip = $1 and expires_at < now()`, [ip]);
    expect((await car(ip, 30)).status).toBe(201);
  });

  test('an IPv6 subscriber has one budget, however many networks their provider gave them', async () => {
    expect((await car('2001:db8:7:1::1', 60)).status).toBe(201);
    for (const ip of ['2001:db8:7:2::1', '2001:db8:7:ff00::1', '2001:db8:7::1'])
      expect((await car(ip, 1)).json.code, ip).toBe('proof');
    expect((await car('2001:db8:8:1::1', 60)).status).toBe(201);
  });

  test('a network that proves its work may hold more, once a proof', async () => {
    const ip = '203.0.113.82';
    await car(ip, 60);
    const { challenge } = (await car(ip)).json;
    const proof = await prove(challenge);
    expect((await car('203.0.113.83', 60)).status).toBe(201);
    expect((await car('203.0.113.83', 20, { proof })).json.code, 'of another network').toBe('proof');
    expect((await car(ip, 20, { proof })).status).toBe(201);
    expect((await car(ip, 20, { proof })).json.code, 'again').toBe('proof');
  });

  test('a proof of little work, as of another door, lets a network hold no more than it is worth', async () => {
    const ip = '203.0.113.85';
    await car(ip, 60);
    const little = await prove((await car(ip, 20)).json.challenge);
    const { status, json } = await car(ip, 90, { proof: little });
    expect([status, json.code, json.challenge?.parameters.cost]).toEqual([
      ...[429, 'proof'],
      little.challenge.parameters.cost * 2,
    ]);
    expect((await car(ip, 90, { proof: await prove(json.challenge) })).status).toBe(201);
  });

  test.each([
    ['text', 'x'],
    ['no solution', { challenge: { signature: 'x' } }],
    ['a solution of nothing', { challenge: { signature: 'x', parameters: 3 }, solution: { counter: 1 } }],
  ])('no proof is %s', async (_what, proof) => {
    const ip = '203.0.113.84';
    if ((await query('select id from orders where ip = $1', [ip])).length === 0) await car(ip, 60);
    await query(`update orders set state = 'HELD' where ip = $1`, [ip]);
    expect((await car(ip, 20, { proof })).json.code).toBe('proof');
  });

  test('an address may try a hundred times a minute', async () => {
    const ip = '203.0.113.99';
    const tries = await Promise.all(Array.from({ length: 101 }, () => buy({ kind: 'none' }, 1, { ip })));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(100);
    expect(
      tries.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get('retry-after')) > 0),
    ).toEqual([true]);
  });

  test('a browser that changes its mind gives its own hold up for the new one', async () => {
    const first = await buy(parkingBooking(91));
    const again = await buy(parkingBooking(91, { license_plate: 'NEW 1' }), 10_000, {
      cookies: first.cookies,
      replaces: first.json.order,
    });
    expect(again.status).toBe(201);
    expect(await stateOf(first.json.order)).toBe('EXPIRED');
    const intent = await shop.stripe.paymentIntents.retrieve(intentOf(first.json));
    expect(intent.status).toBe('canceled');
  });

  test('a page that was left before its answer, or a second tab, stands in nobody’s own way', async () => {
    const lost = await buy(parkingBooking(93));
    const later = { since: wireDay(inDays(2)), until: wireDay(inDays(3)) };
    const again = await buy(parkingBooking(93, later), 10_000, { cookies: lost.cookies });
    expect(again.status).toBe(201);
    expect(await stateOf(lost.json.order)).toBe('EXPIRED');
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(lost.json))).status).toBe('canceled');
    const before = { since: wireDay(inDays(1)), until: wireDay(inDays(1)) };
    expect((await buy(parkingBooking(93, before), 5_000, { cookies: lost.cookies })).status).toBe(201);
    expect(await stateOf(again.json.order)).toBe('HELD');
  });

  test('six tabs of a browser at once for one space: one holds it in the end, and none fails', async () => {
    const { cookies } = await buy(parkingBooking(94));
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(parkingBooking(94), 10_000, { cookies })));
    expect(answers.map(({ status }) => status).filter((it) => it !== 201 && it !== 409)).toEqual([]);
    const heldOrders = await query(`select id from orders where space_id = 94 and state = 'HELD'`);
    expect(await query('select order_id as id from parking where space_id = 94')).toEqual(heldOrders);
    expect(heldOrders).toHaveLength(1);
  });

  test('while the bank is asked about a payment, its own buyer cannot end it either', async () => {
    const first = await buy(parkingBooking(95));
    await shop.stripe.paymentIntents.confirm(intentOf(first.json), {
      payment_method: 'pm_card_authenticationRequired',
    });
    const longer = { since: wireDay(inDays(1)), until: wireDay(inDays(3)) };
    const other = await buy(parkingBooking(95, longer), 15_000, { cookies: first.cookies });
    expect([other.status, other.json.code]).toEqual([409, 'bank']);
    expect(other.json.message).toMatch(/^Masz już rozpoczętą rezerwację/);
    expect((await buy(parkingBooking(95), 10_000)).json.message, 'to a stranger').toMatch(
      /^Ten termin jest już zajęty/,
    );
    expect(await stateOf(first.json.order)).toBe('HELD');
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(first.json))).status).toBe('requires_action');
  });

  test('a hold cannot be given up by a browser that does not have it', async () => {
    const first = await buy(parkingBooking(92));
    expect((await buy(parkingBooking(92), 10_000, { replaces: first.json.order })).status).toBe(409);
    expect(await stateOf(first.json.order)).toBe('HELD');
  });
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parkingLevel, spacesOf } from '../../src/domain/booking/parking.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { buy, contact, inDays, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { tokenOf } from '../support/managed-bookings.ts';
import { measured } from '../support/measured.ts';
import { proofOf } from '../support/proof.ts';

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);
beforeEach(async () => {
  shop.hears = false;
  await query('delete from parking');
  await query(`update orders set state = 'EXPIRED' where state = 'HELD'`);
});

let addresses = 0;
/** One day of a space or a car, asked for by an address that has not held anything yet. */
const ask = (booking: (more: object) => object, day: number, amount: number, more: object = {}) =>
  call('POST', '/api/stripe/create-payment-intent', {
    body: { amount, booking: booking({ since: wireDay(inDays(day)), until: wireDay(inDays(day)), contact }), ...more },
    ip: `198.18.${Math.floor(++addresses / 250)}.${addresses % 250}`,
  });
const park = (space: number, day: number, more: object = {}) =>
  ask((days) => parkingBooking(space, days), day, 5_000, more);
const rent = (car: number, day: number, more: object = {}) =>
  ask((days) => rentalBooking(car, days), day, 10_000, more);

// A fifth of its spaces may be held unpaid on a day
const { first, last } = parkingLevel.B;
const most = Math.floor(spacesOf('B').length / 5);
const next = first + most;

test('once a fifth of a level is held unpaid on a day, a first booking of it needs a proof', async () => {
  for (let space = first; space < next; space++) expect((await park(space, 3)).status, String(space)).toBe(201);
  const asked = await park(next, 3);
  expect([asked.status, asked.json.code]).toEqual([429, 'proof']);
  expect(asked.json.message).toMatch(/czeka w tych dniach na płatność/);
  expect(await query('select id from parking where space_id = $1', [next]), 'and holds nothing').toEqual([]);
  const ip = `198.18.0.${addresses}`;
  const { json } = asked;
  const proof = await proofOf({ json });
  const body = {
    amount: 5_000,
    booking: parkingBooking(next, { since: wireDay(inDays(3)), until: wireDay(inDays(3)) }),
    proof,
  };
  expect((await call('POST', '/api/stripe/create-payment-intent', { body, ip })).status).toBe(201);
  expect((await park(next + 1, 4)).status, 'another day').toBe(201);
  expect((await park(parkingLevel.A.first, 3)).status, 'another level').toBe(201);
});

test('forty addresses at once hold no more of a level without a proof than one after another', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => park(first + i, 3)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
  expect(answers.filter(({ json }) => json.code === 'proof')).toHaveLength(40 - most);
  measured('share of a level held unpaid without a proof', (100 * most) / spacesOf('B').length);
});

test('what is paid makes a level no scarcer, nor does what staff have reserved', async () => {
  for (let space = first; space < next; space++) {
    const { json } = await park(space, 3);
    await shop.pay(intentOf(json));
    if (space > first + 4) await call('POST', '/api/parking', { body: { order: json.order } });
  }
  expect((await park(next, 3)).status).toBe(201);
});

test('of the cars too: of six the third that would wait to be paid', async () => {
  const cars = [];
  for (let i = 0; i < 6; i++) cars.push(await seedCar(100));
  const [first = 0, second = 0, third = 0, fourth = 0] = cars;
  await query('update cars set active = false where id <> all ($1)', [cars]);
  expect((await rent(first, 3)).status).toBe(201);
  const paid = await rent(second, 3);
  expect(paid.status).toBe(201);
  expect((await rent(third, 3)).json.code).toBe('proof');
  await shop.pay(intentOf(paid.json));
  await call('POST', '/api/rent', { body: { order: paid.json.order } });
  expect((await rent(third, 3)).status).toBe(201);
  expect((await rent(fourth, 3)).json.code).toBe('proof');
});

test('a change to more days of a scarce level needs a proof, and holds nothing without', async () => {
  const { json } = await buy(parkingBooking(last), 10_000);
  await shop.pay(intentOf(json));
  await call('POST', '/api/parking', { body: { order: json.order } });
  const token = await tokenOf(post, json.order_number);
  for (let space = first; space < next; space++) await park(space, 3);
  const lengthen = (more: object = {}) =>
    call('POST', `/api/rezerwacja/${token}/dates`, {
      body: { since: inDays(1), until: inDays(3), difference: 5_000, ...more },
    });
  const asked = await lengthen();
  expect([asked.status, asked.json.code]).toEqual([429, 'proof']);
  expect(await query(`select id from parking where space_id = $1 and status = 'PENDING'`, [last])).toEqual([]);
  expect((await lengthen({ proof: await proofOf(asked) })).status).toBe(201);
});

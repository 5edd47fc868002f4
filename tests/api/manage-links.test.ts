import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { contact, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import {
  cancel,
  change,
  comesOn,
  days,
  eachUnheard,
  linkIn,
  managedBookings,
  moneyOf,
  see,
} from '../support/managed-bookings.ts';

const shop = cardShop();
const post = mailCatcher();
const { booked, parks } = managedBookings(shop, post);
beforeAll(seedPrices);
eachUnheard(shop, post);

const lost = (order_number: string, email = contact.email, ip = '127.0.0.1') =>
  call('POST', '/api/rezerwacja', { body: { order_number, email }, ip });

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

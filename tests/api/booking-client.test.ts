import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, person, signIn } from '../support/accounts.ts';
import { buy, contact, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
// A sign-in on a new device is told its owner
mailCatcher();
let client: Person;
let cookies: Record<string, string>;
beforeAll(async () => {
  await seedPrices();
  client = await person('client');
  cookies = await signIn(client);
});

const orderOf = async (id: string) =>
  (await query('select users_id, first_name, last_name, email, phone from orders where id = $1', [id]))[0];

test('whoever is signed in books as themselves, whatever the browser says', async () => {
  const { status, json } = await buy(
    parkingBooking(0, { Users_id: client.id + 1, contact: { ...contact, email: 'obcy@example.com' } }),
    10_000,
    {
      cookies,
    },
  );
  expect(status).toBe(201);
  expect(await orderOf(json.order)).toEqual({
    users_id: client.id,
    first_name: 'Jan',
    last_name: 'Próbny',
    email: client.email,
    // The profile has none, so what was typed counts
    phone: contact.phone,
  });
  expect(await query('select users_id from parking where order_id = $1', [json.order])).toEqual([
    { users_id: client.id },
  ]);
});

test('a phone in the profile counts, and need not be typed', async () => {
  await query(`update users set phone_number = '+48 59 111 22 33' where id = $1`, [client.id]);
  const { status, json } = await buy(parkingBooking(1, { contact: {} }), 10_000, { cookies });
  expect(status).toBe(201);
  expect(await orderOf(json.order)).toMatchObject({ phone: '+48 59 111 22 33' });
});

test('a guest cannot book in the name of a user', async () => {
  const { json } = await buy(parkingBooking(2, { Users_id: client.id }));
  expect(await orderOf(json.order)).toMatchObject({ users_id: null, email: contact.email });
});

test('a client whose session has ended is asked to sign in, not made a guest', async () => {
  const body = { amount: 10_000, booking: parkingBooking(3), Users_id: client.id };
  expect((await call('POST', '/api/stripe/create-payment-intent', { body })).status).toBe(401);
  expect((await call('POST', '/api/stripe/create-payment-intent', { body, cookies })).status).toBe(201);
});

test('a client who comes back on another device stands in nobody’s own way', async () => {
  const first = await buy(parkingBooking(20), 10_000, { cookies });
  expect((await buy(parkingBooking(20))).status).toBe(409);
  expect((await buy(parkingBooking(20), 10_000, { cookies: await signIn(client) })).status).toBe(201);
  expect(await stateOf(first.json.order)).toBe('EXPIRED');
});

test("a page with another person's contact books nothing for whoever has signed in since", async () => {
  for (const [space, Users_id] of [null, client.id + 1, String(client.id)].entries()) {
    const body = { amount: 10_000, booking: parkingBooking(10 + space), Users_id };
    const { status, json } = await call('POST', '/api/stripe/create-payment-intent', { body, cookies });
    expect(status).toBe(409);
    expect(json).toEqual({
      message: 'Zalogowane konto zmieniło się, odkąd podano dane kontaktowe',
      code: 'conflict',
      Users_id: client.id,
    });
  }
  expect(await query('select id from orders where space_id between 10 and 12')).toEqual([]);
});

test('the event log has the buyer by their e-mail', async () => {
  const lines = await query(
    `select distinct actor_name(by_user) as by_user from event_log
      where table_name = 'orders' and action = 'INSERT' order by 1`,
  );
  expect(lines.map(({ by_user }) => by_user)).toEqual([client.email, 'gość'].sort());
});

describe('an unpaid order of somebody signed in', () => {
  const orderAt = (number: string, asker = {}) => call('GET', `/api/orders/${number}`, { cookies: asker });
  /** On another device: without the cookie of the browser that booked. */
  const elsewhere = async () => signIn(client);

  test('is found by its number and paid on another device, by its buyer alone', async () => {
    const { json } = await buy(parkingBooking(30), 10_000, { cookies });
    const found = await orderAt(json.order_number, await elsewhere());
    expect(found.json).toMatchObject({ data: [{ id: json.order, state: 'HELD' }], clientSecret: json.clientSecret });
    expect(found.headers.get('cache-control')).toBe('private, no-store');
    const stranger = await signIn(await person('admin'));
    expect((await orderAt(json.order_number, stranger)).status).toBe(404);
    expect((await orderAt(json.order, stranger)).text).not.toMatch(/secret/);
    await shop.pay(intentOf(found.json));
    // The provider's webhook may be faster: then it is booked already
    const booked = await call('POST', '/api/parking', { body: { order: json.order } });
    expect([booked.status, booked.json.data]).toEqual([expect.any(Number), { id: json.booking_id }]);
    expect(await stateOf(json.order)).toBe('CONFIRMED');
  });

  test('is let go by its buyer, whose payment ends first, and by nobody else', async () => {
    const { json } = await buy(parkingBooking(31), 10_000, { cookies });
    const letGo = (asker: Record<string, string>) =>
      call('POST', `/api/parking/${json.booking_id}/cancel`, { cookies: asker });
    expect((await letGo(await signIn(await person('client')))).status).toBe(404);
    expect(await stateOf(json.order)).toBe('HELD');
    const answers = await Promise.all([letGo(await elsewhere()), letGo(cookies)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.map(({ json }) => json.message)).toContain('Rezerwacja została zwolniona');
    expect(await stateOf(json.order)).toBe('EXPIRED');
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(json))).status).toBe('canceled');
    expect(await query('select 1 from parking where id = $1', [json.booking_id])).toEqual([]);
  });

  test('that was paid a moment before it is let go stays booked', async () => {
    const { json } = await buy(parkingBooking(32), 10_000, { cookies });
    shop.hears = false;
    await shop.pay(intentOf(json));
    const late = await call('POST', `/api/parking/${json.booking_id}/cancel`, { cookies });
    shop.hears = true;
    expect([late.status, late.json.message]).toEqual([
      409,
      'Nie zwolniono: płatność właśnie przeszła. Rezerwacja jest ważna',
    ]);
    expect(await stateOf(json.order)).toBe('CONFIRMED');
  });
});

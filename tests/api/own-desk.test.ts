import { beforeAll, describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { type Signed, signedIn, signIn } from '../support/accounts.ts';
import { buy, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { days, finalise } from '../support/managed-bookings.ts';

mailCatcher();
const shop = cardShop();
let [me, somebody] = [] as unknown as [Signed, Signed];
beforeAll(async () => {
  await seedPrices();
  [me, somebody] = await Promise.all([signedIn(), signedIn()]);
});

/** A paid booking of mine: its row, and how it is asked about. */
async function mine(booking: object, amount: number, path: 'parking' | 'rent') {
  const { json } = await buy(booking, amount, { cookies: me.cookies });
  await shop.pay(intentOf(json));
  const { id } = (await finalise(json.order, path)).json.data;
  const ask = (method: string, at: string, { body, who = me }: { body?: object; who?: Signed | undefined } = {}) =>
    call(method, `/api/${path}/${id}/${at}`, { cookies: who.cookies, ...(body && { body }) });
  return { id, order: json.order, ask };
}
const parks = (space: number) => mine(parkingBooking(space, days(10, 12)), 15_000, 'parking');

describe('who is signed in has of a booking what a guest has by a link', () => {
  test('it is read whole, without the key that opens its order', async () => {
    const { order, ask } = await parks(1);
    const { status, json } = await ask('GET', 'booking');
    expect([status, json.data[0].order_number]).toEqual([200, expect.stringMatching(new RegExp(`^${airportCode}-`))]);
    expect(json.data[0]).toMatchObject({
      ...{ kind: 'parking', space_id: 1, paid: 15_000, refund: 15_000, email: me.email },
      rights: { plate: true, dates: 'any', cancel: 'refund' },
    });
    expect(JSON.stringify(json)).not.toContain(order);
  });

  test('its plate is changed', async () => {
    const { ask } = await parks(2);
    expect((await ask('PATCH', 'booking', { body: { license_plate: 'gd 7142-k' } })).status).toBe(200);
    expect((await ask('GET', 'booking')).json.data[0].license_plate).toBe('GD7142K');
  });

  test('cheaper dates stand at once, dearer ones once they are paid', async () => {
    const { ask } = await parks(3);
    const { since, until } = days(10, 11);
    const [first, last] = [since.slice(0, 10), until.slice(0, 10)];
    const quoted = (await ask('GET', `dates?since=${first}&until=${last}`)).json.data[0];
    expect(quoted).toMatchObject({ difference: -5_000, free: true });
    const shorter = await ask('POST', 'dates', { body: { since: first, until: last, difference: -5_000 } });
    expect(shorter.status).toBe(200);
    const longer = { since: first, until: days(10, 13).until.slice(0, 10), difference: 10_000 };
    const opened = await ask('POST', 'dates', { body: longer });
    expect([opened.status, opened.json.amount]).toEqual([201, 10_000]);
    await shop.pay(intentOf(opened.json));
    await finalise(opened.json.order);
    expect((await ask('GET', 'booking')).json.data[0].amount).toBe(20_000);
  });

  test('a rented car is read and changed alike', async () => {
    const { ask } = await mine(rentalBooking(await seedCar(100), days(10, 12)), 30_000, 'rent');
    expect((await ask('GET', 'booking')).json.data[0]).toMatchObject({ kind: 'rental', paid: 30_000 });
    const plate = await ask('PATCH', 'booking', { body: { license_plate: 'GD7142K' } });
    expect([plate.status, plate.json.message]).toEqual([409, 'Numeru tej rezerwacji nie można już zmienić']);
  });

  test('entered by staff without an order it offers no dates: nothing says what they would cost', async () => {
    const { since, until } = days(10, 12);
    const [row] = await query<{ id: number }>(
      `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
       values ('A', 9, 'GSL48RK', ($1 || ' Europe/Warsaw')::timestamptz, ($2 || ' Europe/Warsaw')::timestamptz,
               'RESERVED', $3) returning id`,
      [since, until, me.id],
    );
    const { json } = await call('GET', `/api/parking/${row?.id}/booking`, { cookies: me.cookies });
    expect(json.data[0]).toMatchObject({ order_number: null, rights: { plate: true, dates: null, cancel: 'refund' } });
  });
});

test('another client’s booking is not there, whatever is asked of it, and stays as it is', async () => {
  const { id, ask } = await parks(4);
  const dates = { since: days(10, 11).since.slice(0, 10), until: days(10, 11).until.slice(0, 10) };
  const asked = [
    await ask('GET', 'booking', { who: somebody }),
    await ask('PATCH', 'booking', { who: somebody, body: { license_plate: 'STRANGER' } }),
    await ask('GET', `dates?since=${dates.since}&until=${dates.until}`, { who: somebody }),
    await ask('POST', 'dates', { who: somebody, body: { ...dates, difference: -5_000 } }),
    await ask('POST', 'cancel', { who: somebody, body: { amount: 15_000 } }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  // Nor does a car's list answer a parking's number
  expect((await call('GET', `/api/rent/${id}/booking`, { cookies: somebody.cookies })).status).toBe(404);
  expect((await ask('GET', 'booking')).json.data[0]).toMatchObject({ status: 'RESERVED', amount: 15_000 });
});

test('what an unproven account booked in this browser is told as joining it, to it alone', async () => {
  const email = `nowa-${Date.now()}@test.example`;
  const body = { email, password: 'abc', first_name: 'Jan', last_name: 'Kowalski' };
  const { id } = (await call('POST', '/api/register', { body, ip: '192.0.2.77' })).json.data;
  const cookies = await signIn({ email, password: 'abc' });
  const bought = await buy(parkingBooking(5, days(20, 22)), 15_000, { cookies });
  const browser = { ...cookies, ...bought.cookies };
  await shop.pay(intentOf(bought.json));
  await finalise(bought.json.order);
  const joining = async (cookies: Record<string, string>) =>
    (await call('GET', '/api/orders?joining=1', { cookies })).json.data.map((it: { space_id: number }) => it.space_id);
  const own = async () =>
    (await call('GET', `/api/parking?userEmail=${encodeURIComponent(email)}`, { cookies })).json.data.length;
  expect([await joining(browser), await own()]).toEqual([[5], 0]);
  expect(await joining(cookies), 'another browser').toEqual([]);
  expect(await joining({ ...browser, ...somebody.cookies }), 'another account').toEqual([]);
  await query('select prove_address($1::integer, $2)', [id, email]);
  expect([await joining(browser), await own()]).toEqual([[], 1]);
});

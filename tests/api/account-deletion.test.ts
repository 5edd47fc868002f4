import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import forget from '../../functions/jobs/forget.ts';
import { airportCity } from '../../src/airport/identity.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { confirm, type Signed, signedIn } from '../support/accounts.ts';
import { authenticator } from '../support/authenticator.ts';
import { blobStore } from '../support/blobs.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { seedFlight, seedLuggage, seedTicket } from '../support/travel.ts';

blobStore();
mailCatcher();
const shop = cardShop();
let car: number;
beforeAll(async () => {
  await seedPrices();
  car = await seedCar(139);
});

interface Known extends Signed {
  plate: string;
  ip: string;
  /** Words about the deleted person that must stand in no table afterwards. */
  traces: string[];
}
/** Counts attempts by network, and says nothing of whose they were. */
const nameless = 'rate_limits';
/** The tables in which a word stands, whatever the column. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> $1`,
    [nameless],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [word]);
    if (row) found.push(name);
  }
  return found;
}
const left = async ({ traces }: Known) =>
  Object.fromEntries(
    (await Promise.all(traces.map(async (word) => [word, await tablesWith(word)] as const))).filter(
      ([, tables]) => tables.length > 0,
    ),
  );

async function pays(booking: object, amount: number, { cookies, ip }: Known): Promise<string> {
  const { json } = await buy(booking, amount, { cookies, ip });
  await shop.pay(intentOf(json));
  await call('POST', '/api/parking', { body: { order: json.order } });
  await call('POST', '/api/rent', { body: { order: json.order } });
  return json.order;
}

let people = 0;
/** Somebody of whom as much is kept as of anybody. */
async function knownEverywhere(): Promise<Known> {
  const me = await signedIn();
  const { cookies } = me;
  people += 1;
  const [surname, ip, plate] = [`Wyjątkowsk${'abcdef'[people]}`, `198.51.100.7${people}`, `WYJ7${people}`];
  const [phone_number, home, mailbox] = [`601 020 30${people}`, `Nigdzie 7${people}`, `skrytka-${people}`];
  const profile = {
    first_name: 'Zdzisława',
    last_name: surname,
    phone_number,
    address: `ul. ${home}, 76-200 ${airportCity}`,
    birth_date: '1990-02-03',
    gender: 'F',
  };
  expect((await call('PUT', `/api/users/${me.id}`, { body: profile, cookies })).status).toBe(200);
  await confirm(cookies, me.password);
  const options = (await call('POST', '/api/passkeys/options', { body: {}, cookies })).json;
  const key = { name: `Telefon ${surname}`, response: authenticator().make(options) };
  expect((await call('POST', '/api/passkeys', { body: key, cookies })).status).toBe(201);
  const flight = await seedFlight(`DEL${me.id}`);
  await seedTicket(me.id, flight);
  await seedLuggage(me.id, flight);
  await call('POST', '/api/fetch_client', { body: { email: me.email, password: 'zgaduję' }, ip });
  await call('POST', '/api/reset-passwd', { body: { email: me.email } });
  const email = `${mailbox}-${randomUUID()}@test.example`;
  await call('PUT', `/api/users/${me.id}`, { body: { email, current_password: me.password }, cookies });
  const clerk = await signedIn('airport_staff');
  for (const search of [surname, me.email, phone_number])
    await call('GET', `/api/look-ups/users?search=${encodeURIComponent(search)}`, { cookies: clerk.cookies });
  return { ...me, plate, ip, traces: [me.email, surname, ip, plate, phone_number, home, mailbox] };
}

async function deletes(me: Known): Promise<void> {
  await confirm(me.cookies, me.password);
  expect((await call('DELETE', `/api/users/${me.id}`, { cookies: me.cookies })).status).toBe(204);
}

test('a deleted account leaves nothing of its person in any table', async () => {
  const me = await knownEverywhere();
  const days = { since: wireDay(inDays(1)), until: wireDay(inDays(2)), license_plate: me.plate };
  const order = await pays(parkingBooking(3, days), 10_000, me);
  await pays(rentalBooking(car), 27_800, me);
  // What was booked is over: nobody needs its contact any more
  await query(
    `update parking set since = since - interval '9 days', until = until - interval '9 days'
                where order_id = $1`,
    [order],
  );
  await query(
    `update orders set since = since - interval '9 days', until = until - interval '9 days'
                where users_id = $1`,
    [me.id],
  );
  expect(Object.keys(await left(me))).toEqual(expect.arrayContaining(me.traces));
  await deletes(me);
  expect(await left(me)).toEqual({});
  expect(await query('select amount, users_id from orders where id = $1', [order])).toEqual([
    { amount: 10_000, users_id: null },
  ]);
});

test('a paid booking that is to come keeps its contact until it ends, and nothing else does', async () => {
  const me = await knownEverywhere();
  const order = await pays(parkingBooking(4, { license_plate: me.plate }), 10_000, me);
  await deletes(me);
  const tablesLeft = new Set(Object.values(await left(me)).flat());
  expect([...tablesLeft].sort()).toEqual(['orders', 'parking']);
  const ended = `since = since - interval '9 days', until = until - interval '9 days'`;
  await query(`update parking set ${ended} where order_id = $1`, [order]);
  await query(`update orders set ${ended} where id = $1`, [order]);
  await forget();
  expect(await left(me)).toEqual({});
});

test('what is kept about somebody is theirs to take: keys, devices and all, nobody else’s', async () => {
  const [me, other] = [await knownEverywhere(), await signedIn()];
  await pays(parkingBooking(5, { license_plate: me.plate }), 10_000, me);
  const { json, text } = await call('GET', '/api/my-data', { cookies: me.cookies });
  const [data] = json.data;
  expect(data.user).toMatchObject({ email: me.email, last_name: expect.stringMatching(/^Wyjątkowsk/) });
  for (const part of ['tickets', 'luggage', 'parking', 'orders', 'passkeys', 'sessions', 'login_log', 'event_log'])
    expect(data[part].length, part).toBeGreaterThan(0);
  expect(data.passkeys).toEqual([
    { name: expect.stringMatching(/^Telefon W/), create_time: expect.any(String), last_used: null },
  ]);
  expect(text).not.toMatch(/password|public_key|argon2|session_hash|manage_key/);
  expect((await call('GET', '/api/my-data', { cookies: other.cookies })).text).not.toContain('Wyjątkowsk');
});

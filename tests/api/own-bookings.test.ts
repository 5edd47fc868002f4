import { beforeAll, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();
const shop = cardShop();
let me: Signed;
beforeAll(async () => {
  await seedPrices();
  me = await signedIn();
});

let space = 0;
/** A reservation that begins and ends so many days from now, at 00:00 in Warsaw. */
const reserve = (from: number, to: number, status = 'RESERVED') =>
  query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     values ('A', $1, 'GSL48RK', ($2 || ' Europe/Warsaw')::timestamptz, ($3 || ' Europe/Warsaw')::timestamptz, $4, $5)`,
    [++space, wireDay(inDays(from)), wireDay(inDays(to)), status, me.id],
  );
const mine = async () =>
  (await call('GET', `/api/parking?userEmail=${encodeURIComponent(me.email)}`, { cookies: me.cookies })).json.data;

const cancel = (id: number, amount?: number, path = 'parking') =>
  call('POST', `/api/${path}/${id}/cancel`, { cookies: me.cookies, body: { amount } });

test('the server says which of one’s bookings can be cancelled, and what comes back', async () => {
  await reserve(5, 7);
  await reserve(1, 2);
  await reserve(0, 1);
  await reserve(-5, -3);
  await reserve(8, 9, 'CANCELLED');
  const rows = await mine();
  const rights = rows.map((it: Record<string, unknown>) => [it.status, it.can_cancel, it.refund]);
  // What stands first, the soonest first, then what is over or cancelled; nothing was paid for any
  expect(rows.map(({ space_id }: { space_id: number }) => space_id)).toEqual([3, 2, 1, 5, 4]);
  expect(rights).toEqual([
    ['RESERVED', false, 0],
    ['RESERVED', true, 0],
    ['RESERVED', true, 0],
    ['CANCELLED', false, 0],
    ['RESERVED', false, 0],
  ]);
  for (const { id, can_cancel, refund } of rows) {
    const { status } = await cancel(id, refund);
    expect(status).toBe(can_cancel ? 200 : 409);
  }
  const byCustomer = (await mine()).filter((it: { cancelled_by: string | null }) => it.cancelled_by === 'CUSTOMER');
  expect(byCustomer.map(({ space_id }: { space_id: number }) => space_id)).toEqual([1, 2]);
});

test('who cancelled is told: the staff, its owner, or nobody once it stands again', async () => {
  await reserve(20, 21);
  const { id } = (await mine()).find(({ space_id }: { space_id: number }) => space_id === space);
  const staff = await signedIn('parking_staff');
  const becomes = async (status: string) => {
    const body = { status };
    return (await call('PATCH', `/api/parking/${id}`, { body, cookies: staff.cookies })).status;
  };
  const by = async () => (await mine()).find((it: { id: number }) => it.id === id).cancelled_by;
  expect([await becomes('CANCELLED'), await by()]).toEqual([200, 'STAFF']);
  expect([await becomes('RESERVED'), await by()]).toEqual([200, null]);
});

test.each([
  ['before the last 24 hours gives all of it back', 3, 10_000],
  ['within the last 24 hours gives nothing back', 1, 0],
])('cancelling what was paid %s, and it is said before', async (_when, first, back) => {
  const days = { since: wireDay(inDays(first)), until: wireDay(inDays(first + 1)) };
  const booking = parkingBooking(++space, { license_plate: 'GSL24H', ...days });
  const { json } = await buy(booking, 10_000, { cookies: me.cookies });
  const intent = intentOf(json);
  await shop.pay(intent);
  const paid = await call('POST', '/api/parking', { body: { order: json.order } });
  const row = (await mine()).find(({ id }: { id: number }) => id === paid.json.data.id);
  expect(row).toMatchObject({ can_cancel: true, refund: back });
  // And again, after a lost answer
  for (const _ of [1, 2]) {
    expect((await cancel(row.id, back)).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual(back > 0 ? [back] : []);
  }
});

test.each([
  ['parking', 10_000, async (days: object) => parkingBooking(++space, days)],
  ['rent', 20_000, async (days: object) => rentalBooking(await seedCar(100), days)],
] as const)('a booking at /%s is not cancelled for another sum than its owner was told', async (path, price, of) => {
  const days = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
  const { json } = await buy(await of(days), price, { cookies: me.cookies });
  await shop.pay(intentOf(json));
  const { id } = (await call('POST', `/api/${path}`, { body: { order: json.order } })).json.data;
  for (const told of [0, price + 1, undefined]) {
    const refusal = await cancel(id, told, path);
    expect([refusal.status, refusal.json.amount]).toEqual([409, price]);
    expect(refusal.json.message).toContain('Kwota zwrotu zmieniła się');
  }
  expect(await shop.refunds(intentOf(json))).toEqual([]);
  expect((await cancel(id, price, path)).status).toBe(200);
  expect(await shop.refunds(intentOf(json))).toEqual([price]);
});

test('what a rental allows its owner is answered under the names that parking has', async () => {
  const [car] = await query<{ id: number }>(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
     values ('Kia', 'Ceed', 2024, 'GSL118E', 'HYBRID', 'AUTOMATIC', 240) returning id`,
  );
  await query(
    `insert into rentals (cars_id, since, until, status, users_id, price_per_day)
     values ($1, now() + interval '5 days', now() + interval '6 days', 'RENTED', $2, 240)`,
    [car?.id, me.id],
  );
  const { json } = await call('GET', `/api/rent?userEmail=${encodeURIComponent(me.email)}`, { cookies: me.cookies });
  expect(json.data[0]).toMatchObject({ can_cancel: true, refund: 0, refund_until: expect.any(String), brand: 'Kia' });
});

test('51 bookings come five a page, each once, and what the pages come to is what all come to', async () => {
  const many = await signedIn();
  // The provider's own word would be faster than the buyer's, which then makes nothing
  shop.hears = false;
  const read = async (more: string) => {
    const path = `/api/parking?userEmail=${encodeURIComponent(many.email)}&${more}`;
    return (await call('GET', path, { cookies: many.cookies })).json;
  };
  await query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     select 'B', 51 + n, 'GSL51', d + n * interval '1 day', d + (n + 1) * interval '1 day', 'RESERVED', $1
       from generate_series(0, 45) n, date_trunc('day', now() + interval '60 days', 'Europe/Warsaw') d`,
    [many.id],
  );
  for (const n of [0, 1, 2, 3, 4]) {
    const days = { since: wireDay(inDays(60 + 9 * n)), until: wireDay(inDays(61 + 9 * n)) };
    const { json } = await buy(parkingBooking(40 + n, days), 10_000, { cookies: many.cookies });
    await shop.pay(intentOf(json));
    expect((await call('POST', '/api/parking', { body: { order: json.order } })).status).toBe(201);
  }
  const pages = await Promise.all(Array.from({ length: 11 }, (_, page) => read(`page=${page + 1}&limit=5`)));
  expect(pages.map(({ data, meta }) => [data.length, meta.pages, meta.total])).toEqual([
    ...Array.from({ length: 10 }, () => [5, 11, 51]),
    [1, 11, 51],
  ]);
  type Row = { id: number; since: string; statement: { total: number } };
  const rows: Row[] = pages.flatMap(({ data }) => data);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(51);
  expect(rows.map(({ since }) => since)).toEqual(rows.map(({ since }) => since).toSorted());
  const totalOf = (them: Row[]) => them.reduce((sum, { statement }) => sum + statement.total, 0);
  expect([totalOf(rows), totalOf((await read('limit=100')).data)]).toEqual([50_000, 50_000]);
});

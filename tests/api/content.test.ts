import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { contact } from '../../src/airport/contact.ts';
import { allSpaces } from '../../src/domain/booking/parking.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
});

test('the offer has the cars, cheapest first, and the price of a parking space', async () => {
  const { json } = await call('GET', '/api/offer');
  expect(json.data.parkingInfo).toMatchObject([{ price_per_day: 50, capacity: allSpaces.length }]);
  const prices = json.data.cars.map((it: { price_per_day: number }) => it.price_per_day);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('the offer has every car, where there are more than a hundred', async () => {
  await query(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
     select 'Opel', 'Astra', 2024, 'OFFER' || i, 'PETROL', 'MANUAL', 100 from generate_series(1, 150) i`,
  );
  const { json } = await call('GET', '/api/offer');
  expect(json.data.cars.filter((it: { model: string }) => it.model === 'Astra')).toHaveLength(150);
});

test('the contact is the first row of its list', async () => {
  const { json } = await call('GET', '/api/contact-info');
  expect(json.data[0]).toMatchObject(contact);
  expect(json.meta).toEqual({ page: 1, pages: 1, total: 1 });
});

test('announcements are the newest first, without a limit all of them, and never the expired', async () => {
  const { json } = await call('GET', '/api/announcements');
  const times = json.data.map((it: { create_time: string }) => it.create_time);
  expect(times.length).toBeGreaterThan(4);
  expect(times).toEqual([...times].sort().reverse());
  expect(json.data.filter((it: { valid_until: string }) => Date.parse(it.valid_until) <= Date.now())).toEqual([]);
});

test('an expired announcement is not there for the public by its number either', async () => {
  const [expired] = await query('select id from announcements where valid_until < now()');
  const [valid] = await query('select id from announcements where valid_until > now()');
  expect((await call('GET', `/api/announcements/${expired?.id}`)).status).toBe(404);
  expect((await call('GET', `/api/announcements/${valid?.id}`)).json.data).toMatchObject([{ id: valid?.id }]);
});

test.each(['0', '-1', '1.5', 'x', '99999999999'])("'%s' is no announcement", async (id) =>
  expect((await call('GET', `/api/announcements/${id}`)).status).toBe(404),
);

import { beforeAll, expect, test } from 'vitest';
import { levelOf } from '../../src/domain/booking/parking.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { inDays } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

const park = (space: number, from: number, to: number, status = 'RESERVED') =>
  query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     values ($1, $2, 'PLATE1', ($3 || ' Europe/Warsaw')::timestamptz, ($4 || ' Europe/Warsaw')::timestamptz,
       $5, 471147)`,
    [levelOf(space), space, wireDay(inDays(from)), wireDay(inDays(to)), status],
  );
const spaces = async (params = '') => {
  const { status, json } = await call('GET', `/api/parking?page=1&size=1000${params}`);
  expect(status).toBe(200);
  return json.data.map((it: { space_id: number }) => it.space_id).sort((a: number, b: number) => a - b);
};

beforeAll(async () => {
  await query(
    `insert into users (id, email, first_name, last_name) values (471147, 'ola@example.com', 'Ola', 'Nowak')`,
  );
  await park(0, 0, 2);
  await park(1, 5, 6, 'PENDING');
  await park(2, 0, 2, 'CANCELLED');
  await park(3, -5, -1);
  await park(60, -5, 0);
});

test('a guest sees which spaces are taken now and later, and by nobody', async () => {
  const { json, text } = await call('GET', '/api/parking?page=1&size=1000');
  expect(json.meta).toEqual({ page: 1, pages: 1, total: 3 });
  for (const row of json.data)
    expect(Object.keys(row).sort()).toEqual(['id', 'parking_level', 'since', 'space_id', 'status', 'until']);
  expect(text).not.toMatch(/PLATE1|471147|license|users/i);
  expect(await spaces()).toEqual([0, 1, 60]);
});

test('by chosen days: a space is taken on the last day and free the day after', async () => {
  expect(await spaces(`&since=${inDays(2)}&until=${inDays(4)}`)).toEqual([0]);
  expect(await spaces(`&since=${inDays(3)}&until=${inDays(4)}`)).toEqual([]);
  expect(
    await spaces(`&since=${encodeURIComponent(wireDay(inDays(6)))}&until=${encodeURIComponent(wireDay(inDays(9)))}`),
  ).toEqual([1]);
  expect(await spaces(`&since=${inDays(-9)}&until=${inDays(0)}`)).toEqual([0, 60]);
});

test('a plate cannot be guessed by filtering or sorting', async () => {
  for (const by of ['license_plate', 'Users_id', 'order_id']) {
    const filter = encodeURIComponent(JSON.stringify([{ by, value: 'PLATE1' }]));
    expect((await call('GET', `/api/parking?filter=${filter}`)).json.message).toBe('Invalid filter');
    const sort = encodeURIComponent(JSON.stringify({ by: [by], order: 'asc' }));
    expect((await call('GET', `/api/parking?sort=${sort}`)).json.message).toBe('Invalid sort');
  }
});

test.each([
  'since=rubbish',
  'until=2027-02-30',
  `since=${inDays(3)}&until=${inDays(1)}`,
  `since=${inDays(-9)}&until=${inDays(-5)}`,
])('%s is a 400', async (params) => {
  expect((await call('GET', `/api/parking?${params}`)).status).toBe(400);
});

test('pages and limits are clamped', async () => {
  expect((await call('GET', '/api/parking?page=-1&size=1000000000')).json.meta).toEqual({
    page: 1,
    pages: 1,
    total: 3,
  });
  expect((await call('GET', '/api/parking/?page=99&size=2')).json.meta).toEqual({ page: 2, pages: 2, total: 3 });
});

test('one reservation is for staff', async () => {
  expect((await call('GET', '/api/parking/1')).status).toBe(401);
  expect((await call('GET', '/api/rent')).status).toBe(401);
});

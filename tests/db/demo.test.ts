import { beforeAll, expect, test } from 'vitest';
import { forgetBookings } from '../../db/account/forget.ts';
import { lastDay } from '../../db/demo/day.ts';
import { seedDemo } from '../../db/demo/demo.ts';
import { flights } from '../../db/demo/flights.ts';
import { readTableChanges } from '../../db/platform/table-changes.ts';
import { airportAt } from '../../src/airport/position.ts';
import { retention } from '../../src/domain/account/retention.ts';
import { parkingStatus } from '../../src/domain/booking/parking.ts';
import { rentalStatus } from '../../src/domain/booking/rental.ts';
import { entities } from '../../src/domain/index.ts';
import { ticketStatus } from '../../src/domain/travel/ticket.ts';
import { distance } from '../../src/features/flight/map.ts';
import { query } from '../support/database.ts';

beforeAll(() => seedDemo(process.env.DATABASE_URL ?? ''));

// The product writes these itself: whoever books has an order, whoever signs in a line
const withoutDemo = new Set(['orders', 'payments', 'refunds', 'login_log']);

test.each(entities.map(({ table }) => table).filter((table) => !withoutDemo.has(table)))(
  'the demo has rows of %s',
  async (table) => {
    const [row] = await query(`select 1 from ${table} limit 1`);
    expect(row, `Write rows of ${table} in a file of db/demo and insert them in db/demo/demo.ts`).toBeDefined();
  },
);

test('no announcement of the demo says of a day that is over by then that it is today', async () => {
  const told = await query<{ title: string }>(String.raw`select title from announcements
    where create_time < date_trunc('day', now()) and title || ' ' || content ~* '\m(dziś|jutro|wczoraj)\M'`);
  expect(told).toEqual([]);
});

// The logs are written with whatever else changes
const uncounted = new Set([...withoutDemo, 'event_log']);

test('every table that people see has a number, which tells that it was written', async () => {
  const counted = entities.map(({ table }) => table).filter((table) => !uncounted.has(table));
  expect(Object.keys(await readTableChanges()), 'db/functions/audit.sql counts what it logs').toEqual(
    expect.arrayContaining(counted),
  );
});

test.each([
  ['tickets', ticketStatus],
  ['rentals', rentalStatus],
  ['parking', parkingStatus],
])('%s of the demo have every status', async (table, statuses) => {
  const found = await query(`select distinct status from ${table}`);
  expect(found.map(({ status }) => status).sort()).toEqual(Object.keys(statuses).sort());
});

test('a flight number flies on the same weekdays, at the same hour, to the same place', async () => {
  const [season] = await query(
    `select count(*)::int as numbers, min(days)::int as fewest, max(places)::int as places, max(hours)::int as hours
       from (select count(*) as days,
                    count(distinct (origin, destination)) as places, count(distinct at::time) as hours
               from (select *, (case when is_departure then departure else arrival end) at time zone 'Europe/Warsaw'
                            as at from flights where number !~ '90\\d\\d$') f group by number) one`,
  );
  expect(season).toMatchObject({ places: 1, hours: 1 });
  expect(season?.numbers).toBeGreaterThan(40);
  expect(season?.fewest).toBeGreaterThanOrEqual(2);
  const unlike = await query(
    `select f.number from flights f where is_departure and departure > now() + interval '1 day'
        and departure < now() + interval '7 days'
        and not exists (select from flights g where g.number = f.number
                         and (g.departure at time zone 'Europe/Warsaw') =
                             (f.departure at time zone 'Europe/Warsaw') + interval '7 days')`,
  );
  expect(unlike, 'a week later the same flights go at the same hour').toEqual([]);
});

test.each(['tickets', 'luggage', 'rentals', 'parking'])('both demo clients have %s of their own', async (table) => {
  const found = await query(
    `select u.email from ${table} t join users u on u.id = t.users_id
      where u.role = 'client' and u.email like '%@lotnisko.example'
      group by u.email having count(*) > 1 order by 1`,
  );
  expect(found.map(({ email }) => email)).toEqual(['client2@lotnisko.example', 'client@lotnisko.example']);
});

test('rentals and parking go back for months, and on', async () => {
  for (const table of ['rentals', 'parking']) {
    const [span] = await query(
      `select min(since) < now() - interval '80 days' as back, max(since) > now() + interval '5 days' as ahead,
        count(*)::int as many from ${table}`,
    );
    expect(span, table).toMatchObject({ back: true, ahead: true });
    expect(span?.many).toBeGreaterThan(50);
  }
});

test('a demo client can give back one ticket, and not another that is too old', async () => {
  const found = await query(
    `select t.purchase_time > now() - interval '24 hours' as fresh from tickets t join users u on u.id = t.users_id
      where u.email = 'client@lotnisko.example' and t.status = 'PURCHASED' order by 1`,
  );
  expect(found).toEqual([{ fresh: false }, { fresh: true }]);
});

test('every flight in the air is between its airports, on its way', async () => {
  const moving = ['TAKE OFF', 'AIRBORNE', 'LANDING'];
  const found = await query(
    `select d.latitude, d.longitude, f.status, f.is_departure from flights f
      left join flight_data d on d.flight_id = f.id where f.status = any($1)`,
    [moving],
  );
  expect([...new Set(found.map(({ status }) => status))].sort()).toEqual([...moving].sort());
  for (const { latitude, longitude, status, is_departure } of found) {
    const far = distance(airportAt, { latitude, longitude });
    // What takes off towards here does so elsewhere
    if (status === 'AIRBORNE' || (status === 'TAKE OFF' && !is_departure)) expect(far).toBeGreaterThan(10);
    else expect(far).toBeLessThan(50);
  }
});

test('the event log of a fresh demo tells a day of several people, each line another', async () => {
  await forgetBookings(retention);
  const lines = await query<{ by_user: string; told: string; hours: number }>(
    `select by_user, table_name || (log_details::jsonb)::text as told,
            extract(epoch from now() - timestamp_log) / 3600 as hours
       from event_log order by timestamp_log desc, id desc limit 25`,
  );
  const people = await query<{ id: string }>('select id::text from users');
  expect(lines.filter(({ by_user }) => !people.some(({ id }) => id === by_user))).toEqual([]);
  expect(new Set(lines.map(({ by_user }) => by_user)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(lines.map(({ told }) => told)).size).toBe(lines.length);
  expect(Number(lines.at(-1)?.hours) - Number(lines[0]?.hours)).toBeGreaterThan(2);
});

test('at any hour the first page of its log is of four people and of two hours', () => {
  const gates = Array.from({ length: 8 }, (_, id) => ({ id, zone: 'both' as const }));
  for (let hour = 0; hour < 24; hour += 1 / 3) {
    const now = new Date(Date.UTC(2026, 10, 23) + hour * 3_600_000);
    const page = lastDay(now, flights(now, gates)).slice(-25);
    expect(new Set(page.map(({ by }) => by)).size, now.toISOString()).toBeGreaterThanOrEqual(4);
    expect((page[0]?.ago ?? 0) - (page.at(-1)?.ago ?? 0), now.toISOString()).toBeGreaterThan(120);
  }
});

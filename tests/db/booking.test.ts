import { expect, test } from 'vitest';
import { occupyingParking, parkingLevel } from '../../src/domain/booking/parking.ts';
import { occupyingRental } from '../../src/domain/booking/rental.ts';
import { query } from '../support/database.ts';

const park = (values: {
  level?: string;
  space?: number;
  plate?: string;
  since?: string;
  until?: string;
  status?: string;
}) => {
  const {
    level = 'A',
    space = 1,
    plate = 'ABC1',
    since = '2027-05-01',
    until = '2027-05-02',
    status = 'RESERVED',
  } = values;
  return query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status)
     values ($1, $2, $3, $4::timestamp at time zone 'Europe/Warsaw', $5::timestamp at time zone 'Europe/Warsaw', $6)
     returning during::text`,
    [level, space, plate, since, until, status],
  );
};

test.each([
  ['a space of level B on level A', { space: parkingLevel.B.first }],
  ['a space of level A on level B', { level: 'B', space: parkingLevel.A.last }],
  ['level C', { level: 'C' }],
  ['a plate of 9 characters', { plate: 'ABCDEFGH9' }],
  ['a plate in lower case', { plate: 'abc1' }],
  ['an end before the start', { until: '2027-04-30' }],
  ['an unknown status', { status: 'MAYBE' }],
])('the database itself refuses %s', async (_name, values) => {
  await expect(park(values)).rejects.toMatchObject({ code: '23514' });
});

test('a stay takes whole Warsaw days, first and last included, over a change of clocks too', async () => {
  // 00:30 in Warsaw is still the day before in UTC
  expect(await park({ space: 10, since: '2027-03-27 00:30', until: '2027-03-28 23:30' })).toEqual([
    { during: '[2027-03-27,2027-03-29)' },
  ]);
  await expect(park({ space: 10, since: '2027-03-28', until: '2027-03-30' })).rejects.toMatchObject({
    code: '23P01',
    constraint: 'parking_taken',
  });
  await park({ space: 10, since: '2027-03-29', until: '2027-03-30' });
});

test('a cancelled reservation takes nothing, until it is taken up again', async () => {
  await park({ space: 20 });
  await park({ space: 20, status: 'CANCELLED' });
  await expect(
    query(`update parking set status = 'PENDING' where space_id = 20 and status = 'CANCELLED'`),
  ).rejects.toMatchObject({ code: '23P01' });
});

test('an order is for parking or for a car, never for both or for neither', async () => {
  const order = (columns: string, values: string) =>
    query(`insert into orders (id, kind, amount, since, until, expires_at, first_name, last_name, email, phone, terms,
      session_hash, ip${columns})
           values (md5(random()::text), 'parking', 100, now(), now(), now(), 'Jan', 'Nowak', 'jan@example.com',
           '600700800', true, 'h', '::1'${values})`);
  await order(', parking_level, space_id, license_plate', `, 'A', 0, 'ABC1'`);
  await expect(order('', '')).rejects.toMatchObject({ code: '23514' });
  await expect(order(', parking_level, space_id', `, 'A', 0`)).rejects.toMatchObject({ code: '23514' });
});

test.each([
  ['parking', occupyingParking],
  ['rentals', occupyingRental],
])('the database keeps %s apart in just the statuses that occupy', async (table, occupying) => {
  const [taken] = await query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1`,
    [`${table}_taken`],
  );
  const words = [...(taken?.rule ?? '').matchAll(/'([A-Z]+)'::text/g)].map(([, word]) => word);
  expect(words.sort(), `occupies in src/domain says other statuses than the constraint ${table}_taken`).toEqual(
    [...occupying].sort(),
  );
});

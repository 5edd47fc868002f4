import { beforeAll, expect, test, vi } from 'vitest';
import { firstParkingAfter, firstRentalAfter, parkingDue, rentalsDue } from '../../db/booking/desk-day.ts';
import { transport } from '../../db/sql.ts';
import { today } from '../../src/domain/language/days.ts';
import { seedCar } from '../support/bookings.ts';
import { query } from '../support/database.ts';

const midnight = (days: string) => `(current_date + ${days})::timestamp at time zone 'Europe/Warsaw'`;

/** Years of bookings, of which a few are of today. No triggers: what the plans are is all that is asked of them. */
beforeAll(async () => {
  const car = await seedCar();
  await query(`set session_replication_role = replica;
    insert into parking (parking_level, space_id, license_plate, since, until, status)
    select case when s <= 50 then 'A' else 'B' end, s, 'X' || s,
           ${midnight('d * 3')}, ${midnight('d * 3 + 1')}, 'RESERVED'
      from generate_series(0, 100) s, generate_series(-100, 20) d;
    update parking set entered_at = since, left_at = case when until < now() - interval '1 d' then until end
     where since < now();
    insert into rentals (cars_id, since, until, status, price_per_day)
    select ${car}, ${midnight('d * 3')}, ${midnight('d * 3 + 1')}, 'RENTED', 100 from generate_series(-3000, 1000) d;
    update rentals set out_at = since, back_at = case when until < now() - interval '1 d' then until end
     where since < now();
    analyze parking; analyze rentals`);
});

test.each([
  ['parkingDue', parkingDue],
  ['firstParkingAfter', firstParkingAfter],
  ['rentalsDue', rentalsDue],
  ['firstRentalAfter', firstRentalAfter],
])('%s reads the bookings of a day, not those of years', async (_, read) => {
  const sent = vi.spyOn(transport, 'send');
  await read(today());
  const { query: asked, params } = JSON.parse(String(sent.mock.calls[0]?.[1]?.body));
  sent.mockRestore();
  const [found] = await query(`explain (analyze, format json) ${asked}`, params);
  const passedOver: string[] = [];
  JSON.stringify(found, (_key, node) => {
    const [table, over] = [node?.['Relation Name'], node?.['Rows Removed by Filter'] ?? 0];
    if (['parking', 'rentals'].includes(table) && over > 100) passedOver.push(`${table}: ${over}`);
    return node;
  });
  expect(passedOver, 'rows that were read in vain').toEqual([]);
});

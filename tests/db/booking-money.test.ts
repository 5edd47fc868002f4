import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundUntil } from '../../src/domain/booking/deadline.ts';
import { agreedPrice } from '../../src/domain/booking/price.ts';
import { comesBack, differenceTo } from '../../src/domain/booking/refund.ts';
import { addDays, type Day, dayCount } from '../../src/domain/language/days.ts';
import { query } from '../support/database.ts';

const first: Day = '2027-03-20';
const grosze = fc.integer({ min: 0, max: 60_000 });
const length = fc.integer({ min: 1, max: 90 });
/** A booking of so many days that cost `amount`, of which `paid` came and `back` went back; and what becomes of it. */
const cases = fc.record({
  amount: fc.integer({ min: 1, max: 60_000 }),
  days: length,
  paid: fc.integer({ min: 1, max: 60_000 }),
  back: grosze,
  wanted: length,
  listed: fc.option(fc.integer({ min: 200, max: 50_000 })),
});

test('the database prices and gives back as the product says, whatever was paid before', async () => {
  const given = fc.sample(cases, 500).map((it, i) => ({ ...it, i, back: Math.min(it.back, it.paid) }));
  await query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb)
                  as g (i integer, amount integer, days integer, paid integer, back integer)),
     ordered as (
       insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
                           first_name, last_name, email, phone, terms, session_hash, ip)
       select md5(i::text), 'parking', 'CONFIRMED', amount, $2::timestamp at time zone 'Europe/Warsaw',
              ($2::date + days - 1)::timestamp at time zone 'Europe/Warsaw', now(), 'A', 1, 'X1', 'Jan', 'Próbny',
              'jan@test.example', '600700800', true, '', ''
         from given returning id),
     charged as (
       insert into payments (order_id, intent_id, amount, state)
       select id, 'pi_' || id, paid, 'PAID' from ordered join given on id = md5(i::text) returning id, order_id)
     insert into refunds (payment_id, amount, cause)
     select id, back, 'STAFF' from charged join given on order_id = md5(i::text) where back > 0`,
    [JSON.stringify(given), first],
  );
  const there = await query(
    `select price, comes_back(o, 0) as cancelled, price_difference(o, price) as difference
       from jsonb_to_recordset($1::jsonb) as g (i integer, wanted integer, listed integer)
       join orders o on o.id = md5(i::text), agreed_price(o, wanted, listed) as price order by i`,
    [JSON.stringify(given)],
  );
  const here = given.map(({ amount, days, paid, back, wanted, listed }) => {
    const span = (count: number) => ({ since: first, until: addDays(first, count - 1) });
    const balance = { amount, left: paid - back };
    const price = agreedPrice({ amount, ...span(days) }, span(wanted), listed ?? undefined);
    return { price, cancelled: comesBack(balance), difference: differenceTo(balance, price) };
  });
  expect(there).toEqual(here);
  for (const [i, { cancelled, difference }] of here.entries()) {
    const left = (given[i]?.paid ?? 0) - (given[i]?.back ?? 0);
    expect(Math.max(cancelled, -difference)).toBeLessThanOrEqual(left);
  }
});

test('the database ends free cancelling when the product says, on every day of two years', async () => {
  const days = Array.from({ length: dayCount('2026-06-01', '2028-06-01') }, (_, i) => addDays('2026-06-01', i));
  const there = await query<{ until: string }>(
    `select to_char(refund_until(day::date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
       from unnest($1::text[]) with ordinality as it (day, n) order by n`,
    [days],
  );
  expect(there.map(({ until }) => until)).toEqual(days.map((day) => refundUntil(day)));
});

import { beforeAll, expect, test } from 'vitest';
import forget from '../../functions/jobs/forget.ts';
import { signedIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, seedPrices } from '../support/bookings.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedParking, seedTicket } from '../support/travel.ts';

cardShop();
beforeAll(seedPrices);

/** A guest's order whose stay ended so many days ago. */
async function endedAgo(days: number, space: number): Promise<string> {
  const { order } = (await buy(parkingBooking(space))).json;
  const shift = `interval '${days + 2} days'`;
  await query(`update orders set state = 'EXPIRED', since = since - ${shift}, until = until - ${shift} where id = $1`, [
    order,
  ]);
  return order;
}

test('a month after the stay nobody knows which guest it was, but what was paid', async () => {
  const [old, recent] = [await endedAgo(31, 1), await endedAgo(29, 2)];
  await forget();
  const [row] = await query('select first_name, email, phone, license_plate, ip, amount from orders where id = $1', [
    old,
  ]);
  expect(row).toEqual({
    ...{ first_name: 'Konto', email: 'zamowienie@usuniete.invalid', phone: '00000', license_plate: 'USUNIETY', ip: '' },
    amount: 10_000,
  });
  expect(await query('select first_name from orders where id = $1', [recent])).toEqual([{ first_name: 'Żaneta' }]);
});

test('a week after a checkout was abandoned nobody knows who began it', async () => {
  const { order: old } = (await buy(parkingBooking(3))).json;
  const { order: recent } = (await buy(parkingBooking(4))).json;
  for (const [order, days] of [
    [old, 8],
    [recent, 6],
  ])
    await query(`update orders set state = 'EXPIRED', expires_at = now() - make_interval(days => $2) where id = $1`, [
      order,
      days,
    ]);
  await forget();
  const contactOf = (order: string) => query('select first_name, license_plate from orders where id = $1', [order]);
  expect(await contactOf(old)).toEqual([{ first_name: 'Konto', license_plate: 'USUNIETY' }]);
  expect(await contactOf(recent)).toEqual([{ first_name: 'Żaneta', license_plate: 'GSL48RK' }]);
});

test('a month after the stay the plates are forgotten that staff wrote down', async () => {
  const [old, recent] = [await seedParking(null, 20), await seedParking(null, 21)];
  for (const [id, days] of [
    [old, 33],
    [recent, 30],
  ])
    await query(
      `update parking set since = since - make_interval(days => $2), until = until - make_interval(days => $2)
        where id = $1`,
      [id, days],
    );
  await forget();
  const plateOf = async (id: number) => (await query('select license_plate from parking where id = $1', [id]))[0];
  expect(await plateOf(old)).toEqual({ license_plate: 'USUNIETY' });
  expect(await plateOf(recent)).toEqual({ license_plate: 'SECRET1' });
});

test('after a year nobody knows who tried to sign in', async () => {
  const line = (email: string, age: string) =>
    query(
      `insert into login_log (email, login_date, login_details)
        values ($1, now() - $2::interval, 'Nieudane logowanie, 192.0.2.1')`,
      [email, age],
    );
  await line('old@example.com', '12 months 1 day');
  await line('recent@example.com', '11 months');
  await forget();
  expect(await query(`select email from login_log where email like '%@example.com' order by 1`)).toEqual([
    { email: 'recent@example.com' },
  ]);
});

test('what a gate without a network did otherwise is forgotten three months after it was noted', async () => {
  const passenger = await signedIn();
  const ticket = await seedTicket(passenger.id, await seedFlight('LO4590', inDays(0)));
  for (const days of [89, 91])
    await query(
      `insert into boarding_differences (tickets_id, outcome, let_in_at, create_time)
       values ($1, 'VOID', clock(), clock() - make_interval(days => $2))`,
      [ticket, days],
    );
  await forget();
  expect(
    await query('select (clock() - create_time) < $1::interval as recent from boarding_differences', ['90 days']),
  ).toEqual([{ recent: true }]);
});

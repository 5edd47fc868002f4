import { beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { buy, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { days, finalise } from '../support/managed-bookings.ts';

const post = mailCatcher();
const shop = cardShop();
let car: number;
beforeAll(async () => {
  await seedPrices();
  car = await seedCar(100);
});

let week = 0;
/** A rental of three days of a week of its own, with these hours. */
const rents = (hours: object) => buy(rentalBooking(car, { ...days(10 + ++week * 7, 12 + week * 7), ...hours }), 30_000);

test('an hour at which nobody is at the desk is refused at its field, with the nearest one', async () => {
  await query('delete from rental_terms');
  await query(`insert into rental_terms (opens, closes) values ('05:00', '22:00')`);
  const { status, json } = await rents({ pickup_at: '3:40', return_at: '22:01' });
  expect([status, json.errors]).toEqual([
    400,
    {
      pickup_at: 'Poprawnie wypełnij to pole: o\u00a03:40 wypożyczalnia jest zamknięta, najwcześniej 5:00',
      return_at: 'Poprawnie wypełnij to pole: o\u00a022:01 wypożyczalnia jest zamknięta, najpóźniej 22:00',
    },
  ]);
  const taken = await rents({ pickup_at: '5', return_at: '22.00' });
  expect(taken.status).toBe(201);
  const [row] = await query('select pickup_at, return_at from rentals where id = $1', [taken.json.booking_id]);
  expect(row).toEqual({ pickup_at: '05:00', return_at: '22:00' });
});

test('keys may be left after closing where there is a box for them', async () => {
  await query('delete from rental_terms');
  await query(`insert into rental_terms (opens, closes, key_box) values ('05:00', '22:00', 'skrzynka')`);
  expect((await rents({ return_at: '23:30' })).status).toBe(201);
  expect(Object.keys((await rents({ pickup_at: '23:30' })).json.errors)).toEqual(['pickup_at']);
});

test('where nobody says when the desk is open, any hour of a clock is taken, and no other', async () => {
  await query('delete from rental_terms');
  expect((await rents({ pickup_at: '03:40' })).status).toBe(201);
  for (const hour of ['24:30', '<b>', '-1', '99']) expect((await rents({ pickup_at: hour })).status).toBe(400);
});

test('hours change nothing of the price', async () => {
  const prices = await Promise.all([rents({}), rents({ pickup_at: '05:00', return_at: '23:59' })]);
  expect(prices.map(({ json }) => json.amount)).toEqual([30_000, 30_000]);
});

test('what every price holds is told to everybody', async () => {
  await query('delete from rental_terms');
  await query(`insert into rental_terms (insurance, km_per_day) values ('OC i AC', 250)`);
  const { json } = await call('GET', '/api/rental-terms');
  expect(json.data).toMatchObject([{ insurance: 'OC i AC', km_per_day: 250, opens: null }]);
});

test('hours go with the order to the booking, its page and its mail', async () => {
  await query('delete from rental_terms');
  const me = await signedIn();
  const booking = rentalBooking(car, { ...days(200, 202), pickup_at: '10:00', return_at: '18:30' });
  const { json } = await buy(booking, 30_000, { cookies: me.cookies });
  await shop.pay(intentOf(json));
  const { id } = (await finalise(json.order, 'rent')).json.data;
  const page = (await call('GET', `/api/rent/${id}/booking`, { cookies: me.cookies })).json.data[0];
  expect(page).toMatchObject({ pickup_at: '10:00', return_at: '18:30' });
  const order = (await call('GET', `/api/orders/${json.order}`)).json.data[0];
  expect(order).toMatchObject({ pickup_at: '10:00', return_at: '18:30' });
  await vi.waitFor(() => {
    const mail = post.mails.find(({ text = '' }) => text.includes(json.order_number));
    expect(mail?.text).toContain('odbiór 10:00, zwrot 18:30');
  });
});

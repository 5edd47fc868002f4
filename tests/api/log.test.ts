import { inspect } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { buy, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

cardShop();
const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
/** What the log reads, the fields of errors included. */
const log = () =>
  errorLog.mock.calls.map((line) => line.map((it) => (typeof it === 'string' ? it : inspect(it))).join(' ')).join('\n');
afterEach(() => void errorLog.mockClear());

/** A column that the code knows nothing of: no row can be written any more. */
const forget = (table: string) => query(`alter table ${table} add column unforeseen text not null`);

test('an unwritten order is logged with what the database refused, without the buyer', async () => {
  await seedPrices();
  await forget('orders');
  expect((await buy(parkingBooking(1))).status).toBe(500);
  expect(log()).toMatch(/^POST \/api\/stripe\/create-payment-intent .*null value in column "unforeseen".* at /s);
  expect(log()).toMatch(/code: '23502'/);
  expect(log()).toMatch(/table: 'orders'/);
  expect(log()).not.toMatch(/Łęcka|zaneta@example|600 ?700 ?800|GSL48RK/);
});

test('an account that could not be written is logged without its owner and the password’s hash', async () => {
  await forget('users');
  const body = {
    email: 'jan@poczta.example',
    password: 'zielony most nad Wisłą',
    first_name: 'Jan',
    last_name: 'Próbny',
  };
  expect((await call('POST', '/api/register', { body })).status).toBe(500);
  expect(log()).toMatch(/table: 'users'/);
  expect(log()).not.toMatch(/argon2|jan@poczta|Próbny/);
});

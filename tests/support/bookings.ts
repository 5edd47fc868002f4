import { allSpaces, levelOf } from '../../src/domain/booking/parking.ts';
import { addDays, type Day, today, wireDay } from '../../src/domain/language/days.ts';
import { call } from './call.ts';
import { query } from './database.ts';

export const inDays = (n: number): Day => addDays(today(), n);

export const contact = { firstName: 'Żaneta', lastName: 'Łęcka', email: 'zaneta@example.com', phone: '600 700 800' };

/** A parking booking as the page sends it: two days from tomorrow unless said otherwise. */
export const parkingBooking = (space_id: number, more: object = {}) => ({
  kind: 'parking',
  parking_level: levelOf(space_id),
  space_id,
  license_plate: 'gsl 48-rk',
  since: wireDay(inDays(1)),
  until: wireDay(inDays(2)),
  contact,
  terms: true,
  ...more,
});

export const rentalBooking = (Cars_id: number, more: object = {}) => ({
  kind: 'rental',
  Cars_id,
  since: wireDay(inDays(1)),
  until: wireDay(inDays(2)),
  contact,
  terms: true,
  ...more,
});

/** A browser that asks to pay; every buyer is somebody else unless they come with cookies. */
export const buy = (
  booking: object,
  amount: unknown = 10_000,
  more: { ip?: string; cookies?: Record<string, string>; replaces?: string } = {},
) => call('POST', '/api/stripe/create-payment-intent', { body: { amount, booking, replaces: more.replaces }, ...more });

export const stateOf = async (order: string): Promise<string> =>
  (await call('GET', `/api/orders/${order}`)).json.data[0].state;

export const numberOf = async (order: string): Promise<string> =>
  (await call('GET', `/api/orders/${order}`)).json.data[0].order_number;

/** Lets the time of a hold run out. */
export const letExpire = (order: string) =>
  query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [order]);

export const seedPrices = async (): Promise<void> => {
  await query('insert into parking_info (price_per_day, capacity) values (50, $1)', [allSpaces.length]);
};
let cars = 0;
export const seedCar = async (price = 139): Promise<number> => {
  const [car] = await query<{ id: number }>(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
     values ('Toyota', 'Yaris', 2024, $1, 'HYBRID', 'AUTOMATIC', $2) returning id`,
    [`T${Date.now() % 1_000_000}${cars++ % 100}`, price],
  );
  return car?.id ?? 0;
};

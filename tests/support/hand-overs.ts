import type { Signed } from './accounts.ts';
import { inDays, seedCar } from './bookings.ts';
import { call } from './call.ts';
import { query } from './database.ts';

/** 'YYYY-MM-DD HH:mm:ss' so many days from today, of local time. */
export const at = (day: number, hour = '10:00:00') => `${inDays(day)} ${hour}`;

/** A rental of the staff's own, of a car of its own. */
export async function rented(from: number, to: number, status = 'RENTED', car?: number) {
  const cars_id = car ?? (await seedCar());
  const [row] = await query<{ id: number }>(
    `insert into rentals (cars_id, since, until, status) values ($1, $2, $3, $4) returning id`,
    [cars_id, at(from, '00:00:00 Europe/Warsaw'), at(to, '00:00:00 Europe/Warsaw'), status],
  );
  if (!row) throw new Error('It was not inserted');
  return { id: row.id, car: cars_id };
}

/** What is written down when a car is handed over or comes back. */
export const protocol = (kind: 'OUT' | 'BACK', day: number, more: object = {}) => ({
  ...{ kind, at: at(day, kind === 'OUT' ? '00:01:00' : '00:02:00'), mileage: 1000, fuel: 8, licence_seen: true },
  ...{ on_paper: true, ...more },
});

export const handOver = (id: number, body: object, by: Signed, headers = {}) =>
  call('POST', `/api/desk/rentals/${id}/hand-overs`, { body, cookies: by.cookies, headers });

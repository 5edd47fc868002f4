import { airportCity } from '../../src/airport/identity.ts';
import { type Day, wireDay } from '../../src/domain/language/days.ts';
import { inDays } from './bookings.ts';
import { query } from './database.ts';

const inserted = async (text: string, values: unknown[]): Promise<number> => {
  const [row] = await query<{ id: number }>(`${text} returning id`, values);
  if (!row) throw new Error('An insert answers its row');
  return row.id;
};

/** A departure to sell tickets for, or an arrival, at noon of a day (tomorrow), with its aircraft; answers its id. */
export async function seedFlight(number = 'LO3844', day: Day = inDays(1), departs = true): Promise<string> {
  await query(
    `insert into airplanes values ('SN-1', 'A320', 'Airbus', 2015, 180, 27000, 9000, 6, 20000) on conflict do nothing`,
  );
  const [added] = await query<{ id: string }>(
    `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
                          is_departure)
     values ($1, 'SCHEDULED', 'LOT', ($2 || ' 12:00 Europe/Warsaw')::timestamptz,
             ($2 || ' 15:00 Europe/Warsaw')::timestamptz, 'Oslo (OSL)',
             '${airportCity} (BUR)', 'SN-1', $3) returning id`,
    [number, day, departs],
  );
  return added?.id ?? '';
}

let seats = 100;
export const seedTicket = (owner: number, flight: string, bought = '1 hour'): Promise<number> =>
  inserted(
    `insert into tickets (class, seat_number, price, status, users_id, flight_id, purchase_time)
     values ('ekonomiczna', $4, 499.99, 'PURCHASED', $1, $2, now() - $3::interval)`,
    [owner, flight, bought, `${++seats}A`],
  );

export const seedLuggage = (owner: number, flight: string): Promise<number> =>
  inserted(
    `insert into luggage (type, size, weight, users_id, flights_id)
     values ('podręczny', '55 × 40 × 20', 7.5, $1, $2)`,
    [owner, flight],
  );

export const seedParking = (owner: number | null, space: number): Promise<number> =>
  inserted(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     values ('A', $2, 'SECRET1', ($3 || ' Europe/Warsaw')::timestamptz, ($4 || ' Europe/Warsaw')::timestamptz,
     'RESERVED', $1)`,
    [owner, space, wireDay(inDays(1)), wireDay(inDays(2))],
  );

export const seedRental = (owner: number | null, car: number, from = 1): Promise<number> =>
  inserted(
    `insert into rentals (cars_id, since, until, status, users_id)
     values ($2, ($3 || ' Europe/Warsaw')::timestamptz, ($4 || ' Europe/Warsaw')::timestamptz, 'RENTED', $1)`,
    [owner, car, wireDay(inDays(from)), wireDay(inDays(from + 1))],
  );

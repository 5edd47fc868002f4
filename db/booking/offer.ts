import { type Car, car } from '../../src/domain/booking/car.ts';
import type { OfferAnswer } from '../../src/domain/booking/offer.ts';
import { type ParkingInfo, parkingInfo } from '../../src/domain/booking/parking.ts';
import { selectList } from '../row/columns.ts';
import { raw, rows, sql } from '../sql.ts';

/** More cars than any airport rents: the page shows, filters and counts all of them. */
const mostCars = 1000;

/** What the airport rents out: its cars, cheapest first, and the price of a parking space. */
export async function readOffer(): Promise<OfferAnswer['data']> {
  const [cars, prices] = await Promise.all([
    rows<Car>(
      sql`select ${raw(selectList(car))} from cars t where t.active order by t.price_per_day, t.id limit ${mostCars}`,
    ),
    rows<ParkingInfo>(sql`select ${raw(selectList(parkingInfo))} from parking_info t order by t.id limit 1`),
  ]);
  return { cars, parkingInfo: prices };
}

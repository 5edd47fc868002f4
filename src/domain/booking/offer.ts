import type { Car } from './car.ts';
import type { ParkingInfo } from './parking.ts';

export const offerPath = 'offer';

/** What the airport rents out: its cars, and what a parking space costs. */
export interface OfferAnswer {
  data: { cars: Car[]; parkingInfo: ParkingInfo[] };
}

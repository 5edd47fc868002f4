import { flightData } from '../src/domain/flight/flight-data.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(flightData);

export const config = {
  path: [
    '/api/flight_data',
    '/api/flight_data.csv',
    '/api/flight_data/:id',
    '/api/flight_data/:id/history',
    '/api/flight_data/:id/restore',
  ],
};

import { flightData } from '../src/domain/flight-data.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(flightData);

export const config = { path: ['/api/flight_data', '/api/flight_data/:id'] };

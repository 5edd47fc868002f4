import { distinctValues } from '../db/row/distinct-values.ts';
import { airplane } from '../src/domain/flight/airplane.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(airplane, {
  routes: {
    'GET /api/airplane/serial_numbers': {
      summary: 'The serial numbers of all airplanes',

      who: airplane.read,
      run: async () => ({ ...(await distinctValues(airplane, 'serial_no')) }),
    },
  },
});

export const config = {
  path: [
    '/api/airplane',
    '/api/airplane.csv',
    '/api/airplane/serial_numbers',
    '/api/airplane/:id',
    '/api/airplane/:id/history',
    '/api/airplane/:id/restore',
  ],
};

import { readOffer } from '../db/booking/offer.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired, ref } from './lib/http/schemas.ts';

export default endpoint({
  'GET /api/offer': {
    summary: 'Cars to rent and the price of parking',
    answer: allRequired({
      data: allRequired({
        cars: { type: 'array', items: ref('cars') },
        parkingInfo: { type: 'array', items: ref('parking_info') },
      }),
    }),
    who: 'everyone',
    cache: { tag: 'offer' },
    run: async () => ({ data: await readOffer() }),
  },
});

export const config = { path: ['/api/offer'] };

import { readOffer } from '../db/offer.ts';
import { endpoint } from './lib/http/endpoint.ts';

export default endpoint({
  'GET /api/offer': {
    summary: 'Cars to rent and the price of parking',
    who: 'everyone',
    cache: { tag: 'offer' },
    run: async () => ({ data: await readOffer() }),
  },
});

export const config = { path: ['/api/offer'] };

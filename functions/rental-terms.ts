import { rentalTerms } from '../src/domain/booking/rental-terms.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(rentalTerms);

export const config = {
  path: ['/api/rental-terms', '/api/rental-terms.csv', '/api/rental-terms/:id', '/api/rental-terms/:id/history'],
};

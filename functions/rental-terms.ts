import { rentalTerms } from '../src/domain/booking/rental-terms.ts';
import { readOnly } from './lib/resource/resource.ts';

export default readOnly(rentalTerms);

export const config = { path: ['/api/rental-terms', '/api/rental-terms.csv', '/api/rental-terms/:id'] };

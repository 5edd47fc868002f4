import { rental } from '../src/domain/rental.ts';
import { everyRole } from '../src/domain/roles.ts';
import { bookingWrites } from './lib/booking/bookings.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { rowsOf, userEmail } from './lib/resource/ownership.ts';
import { reads } from './lib/resource/reads.ts';

export default endpoint({
  ...reads(rental, {
    who: everyRole,
    summary: 'Rentals: own, or all for staff',
    query: userEmail,
    sort: { by: ['since'], order: 'desc' },
    where: (call) => rowsOf(call, rental.write),
  }),
  ...bookingWrites(rental, 'rental', 'Wypożyczenie zostało potwierdzone'),
});

export const config = { path: ['/api/rent', '/api/rent/:id', '/api/rent/:id/cancel'] };

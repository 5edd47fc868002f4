import { soonestFirst } from '../db/booking/own-order.ts';
import { rentalsOnDays } from '../db/booking/rentals.ts';
import { all, list } from '../db/row/list.ts';
import { type Rental, rental } from '../src/domain/booking/rental.ts';
import { readQuery, type Sort } from '../src/domain/kernel/query.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { withStandings } from './lib/booking/booking-answer.ts';
import { bookingWrites } from './lib/booking/booking-writes.ts';
import { currentParameter, currentParts } from './lib/booking/current-parameter.ts';
import { ownRow } from './lib/booking/manage-schema.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { readDays } from './lib/http/parameter.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { readUserEmail, rowsOf, userEmail } from './lib/resource/ownership.ts';
import { noteListed } from './lib/resource/people-listed.ts';
import { reads } from './lib/resource/reads.ts';
import { searched, searchParameter } from './lib/resource/search.ts';

/** The most rows of a page: a calendar asks for all rentals of its days at once. */
const most = 1000;
const sort: Sort = { by: ['since'], order: 'desc' };

export default endpoint({
  ...reads(rental, { who: everyRole, query: userEmail, sort, where: (call) => rowsOf(call, rental.write) }),
  'GET /api/rent': {
    summary: 'Rentals: own, or all for staff',
    query: {
      since: 'Those that last to this day or longer',
      until: 'Those that begin by this day',
      ...currentParameter,
      ...userEmail,
      ...searchParameter(rental),
    },
    answer: allRequired({ data: { type: 'array', items: ownRow(rental) }, meta: ref('Meta') }),
    who: everyRole,
    run: async (call) => {
      const days = readDays(call.query);
      const query = readQuery(rental, call.query, days ? most : undefined);
      const where = all([rentalsOnDays(rowsOf(call, rental.write), days), searched(rental, call.query)]);
      const isOwn = readUserEmail(call.query) !== undefined;
      const order = isOwn && !query.sort ? soonestFirst(rental.table) : undefined;
      const parts = currentParts(rental, query, call);
      const found = noteListed(call, rental, await list<Rental>(rental, { sort, ...query, where, order, parts }));
      return { ...(isOwn ? await withStandings(rental, found) : found) };
    },
  },
  ...bookingWrites(rental, 'rental', 'Wypożyczenie zostało potwierdzone'),
});

export const config = {
  path: [
    '/api/rent',
    '/api/rent.csv',
    '/api/rent/:id',
    '/api/rent/:id/booking',
    '/api/rent/:id/dates',
    '/api/rent/:id/cancel',
    '/api/rent/:id/history',
    '/api/rent/:id/payments',
    '/api/rent/:id/refunds/:refund',
  ],
};

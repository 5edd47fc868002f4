import { pricePerDay } from '../db/booking/prices.ts';
import { checkPeriod } from '../src/domain/booking/booking.ts';
import { priceOf, pricesOf } from '../src/domain/booking/price.ts';
import { rental } from '../src/domain/booking/rental.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { readDay, readParameter } from './lib/http/parameter.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired } from './lib/http/schemas.ts';

const fillIn = 'Podaj datę';

function daysOf({ query }: Call) {
  const [since, until] = [readDay(query, 'since'), readDay(query, 'until')];
  if (!since) throw invalid({ since: fillIn });
  if (!until) throw invalid({ until: fillIn });
  const { until: error } = checkPeriod(since, until);
  if (error) throw invalid({ until: error });
  return { since, until };
}

const amount = { type: 'integer', description: 'In grosze' };

export default endpoint({
  'GET /api/prices': {
    summary: 'What days of parking cost, or of renting a car, one by one and together',
    query: { since: 'The first day', until: 'The last day', Cars_id: 'The car; without one it is parking' },
    answer: allRequired({
      data: { type: 'array', items: allRequired({ day: { type: 'string', format: 'date' }, amount }) },
      amount,
    }),
    refuses: [404],
    who: 'everyone',
    cache: { tag: 'offer' },
    run: async (call) => {
      const { since, until } = daysOf(call);
      const Cars_id = call.query.has('Cars_id') && readParameter(call.query, 'Cars_id', rental.fields.Cars_id);
      const price = await pricePerDay(
        Cars_id === false ? { kind: 'parking' } : { kind: 'rental', Cars_id: Number(Cars_id) },
      );
      if (price === undefined) throw new HttpError(404, 'Nie ma takiego samochodu w ofercie');
      return { data: pricesOf(price, since, until), amount: priceOf(price, since, until) };
    },
  },
});

export const config = { path: ['/api/prices'] };

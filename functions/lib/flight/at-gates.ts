import { allGates, gateFlights } from '../../../db/flight/gate-flights.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parseInstant } from '../../../src/domain/language/days.ts';
import type { Call, Route } from '../http/route.ts';
import { allRequired } from '../http/schemas.ts';

const moment = { type: 'string', format: 'date-time' };
const gateFlight = allRequired({
  id: { type: 'string' },
  number: { type: 'string' },
  status: { type: 'string' },
  is_departure: { type: 'boolean' },
  departure: moment,
  arrival: moment,
  estimated: { type: ['string', 'null'], format: 'date-time' },
  actual_departure: { type: ['string', 'null'], format: 'date-time' },
  actual_arrival: { type: ['string', 'null'], format: 'date-time' },
  airplane_serial_no: { type: ['string', 'null'] },
  Gates_id: { type: 'integer' },
});
const gateThere = allRequired({ id: { type: 'integer' }, name: { type: 'string' }, status: { type: 'string' } });

/** Nobody plans gates for longer at once. */
const longestPlan = 8 * 86_400_000;

/** The flights at gates between two moments, and the gates as they are. */
async function run({ query }: Call) {
  const [since, until] = [parseInstant(query.get('since') ?? ''), parseInstant(query.get('until') ?? '')];
  if (!since || !until || Date.parse(until) - Date.parse(since) > longestPlan)
    throw new HttpError(400, 'Invalid filter');
  const [flights, gates] = await Promise.all([gateFlights(since, until), allGates()]);
  return { data: { flights, gates } };
}

/** Which flights are at which gates: what the plan of gates draws. */
export const atGates: Route = {
  summary: 'Flights with a gate that are expected here between two moments, and all gates with their statuses',
  who: ['atc', 'ground_crew', 'airport_staff'],
  query: { since: 'An instant', until: 'An instant, at most eight days later' },
  answer: allRequired({
    data: allRequired({
      flights: { type: 'array', items: gateFlight },
      gates: { type: 'array', items: gateThere },
    }),
  }),
  run,
};

import { findConcerned } from '../db/flight/concerned.ts';
import { flightsListing, going, listFlights } from '../db/flight/flights.ts';
import { distinctValues } from '../db/row/distinct-values.ts';
import { type Key, pointingAt } from '../db/row/write.ts';
import { user } from '../src/domain/account/user.ts';
import { delay } from '../src/domain/flight/delay.ts';
import { flight } from '../src/domain/flight/flight.ts';
import { flightData } from '../src/domain/flight/flight-data.ts';
import { distinctColumns } from '../src/domain/flight/flight-fields.ts';
import { milestone } from '../src/domain/flight/milestone.ts';
import { toldOf } from '../src/domain/flight/public-words.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { parseField } from '../src/domain/kernel/schema.ts';
import { atGates } from './lib/flight/at-gates.ts';
import { directionOf, momentIn, parts, requestOf, searchOf } from './lib/flight/flight-request.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalidField } from './lib/http/invalid.ts';
import type { Call, Route } from './lib/http/route.ts';
import { allRequired, ref, rowOf, type Schema } from './lib/http/schemas.ts';
import { csv } from './lib/resource/csv.ts';
import { keyOf } from './lib/resource/key.ts';
import { writes } from './lib/resource/writes.ts';

/** What a new flight is posted as is its number: its id may become another one. */
function numberOf(id: unknown): unknown {
  const number = parseField(flight.fields.number, id);
  if ('error' in number) throw invalidField('id', number.error);
  return number.value;
}

const dependent = allRequired({
  table: { type: 'string' },
  name: { type: 'string', description: 'In Polish' },
  total: { type: 'integer' },
});
const goAlong = [flightData.table, milestone.table, delay.table];
/** What goes with it, and comes back with it, is none. How many people its tickets and bags have is told as well. */
async function dependentsOf(id: Key) {
  const [pointing, { people }] = await Promise.all([pointingAt(flight, id), findConcerned(String(id))]);
  const dependents = pointing
    .filter(({ other }) => !goAlong.includes(other.table))
    .map(({ other: { table, many }, total }) => ({ table, name: many, total }));
  return people > 0 ? [...dependents, { table: user.table, name: 'Osoby', total: people }] : dependents;
}

const open = { who: 'everyone', cache: { tag: 'flights' } } as const;
const { since, upcoming, board, expected, search } = parts;
const told = { type: ['object', 'null'], description: 'What passengers read instead of the status: label, tone, icon' };
const row = rowOf(flight) as { properties: Schema };
const page: Omit<Route, 'summary'> = {
  ...open,
  answer: allRequired({
    data: { type: 'array', items: { ...row, properties: { ...row.properties, told } } },
    meta: ref('Meta'),
  }),
  run: async (call: Call) => {
    const request = requestOf(call, call.params.term ?? searchOf(call));
    const { data, ...meta } = await listFlights({ ...request, upcoming: momentIn(call.query, 'upcoming') });
    const now = Date.now();
    return { data: data.map((it) => ({ ...it, told: toldOf(it, now) })), ...meta };
  },
};

export default endpoint({
  'GET /api/flights': {
    ...page,
    summary: 'Flights',
    query: { isarrdep: 'departure or arrival: one tab of the board', ...parts },
  },
  'GET /api/flights/:term': {
    ...page,
    summary: 'Flights in which the term in the path is found',
    query: { isarrdep: 'departure or arrival', since, upcoming, board, expected },
  },
  'GET /api/flights.csv': csv({
    summary: 'Flights',
    who: 'everyone',
    query: { isarrdep: 'departure or arrival', since, board, expected, search },
    listing: (call) => flightsListing(requestOf(call, searchOf(call))),
  }),
  'GET /api/flights/data': {
    summary: 'The distinct values of a column',
    query: {
      column: 'id, airline_name, destination, origin or airplane_serial_no',
      isarrdep: 'departure or arrival: the values of that tab',
    },
    ...open,
    run: async ({ query }) => {
      const column = distinctColumns.find((it) => it === query.get('column'));
      if (!column) throw new HttpError(400, 'Invalid filter');
      const direction = directionOf(query);
      return { ...(await distinctValues(flight, column, direction && going(direction))) };
    },
  },
  'GET /api/flights/:id/dependents': {
    summary: 'What points at a flight, and so keeps it from being deleted: how many rows of each',
    who: flight.write,
    answer: allRequired({ data: { type: 'array', items: dependent } }),
    run: async ({ params }) => ({ data: await dependentsOf(keyOf(flight, params.id)) }),
  },
  'GET /api/flights/:id/concerned': {
    summary: 'Whom it concerns if a flight is cancelled: tickets and luggage that stand, and their people',
    who: flight.write,
    answer: allRequired({
      data: allRequired({
        tickets: { type: 'integer' },
        luggage: { type: 'integer' },
        people: { type: 'integer' },
      }),
    }),
    run: async ({ params }) => ({ data: await findConcerned(String(keyOf(flight, params.id))) }),
  },
  'GET /api/flights/at/gates': atGates,
  // A flight's parameters go with it
  ...writes(flight, {
    initial: { status: flight.fields.status.initial },
    fill: ({ body }) => ({ number: numberOf(body.id) }),
    alsoPurge: ['flight_data'],
  }),
});

export const config = {
  path: [
    '/api/flights',
    '/api/flights.csv',
    '/api/flights/data',
    '/api/flights/:term',
    '/api/flights/:id/history',
    '/api/flights/:id/restore',
    '/api/flights/:id/dependents',
    '/api/flights/:id/concerned',
    '/api/flights/at/gates',
  ],
};

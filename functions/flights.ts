import { findConcerned } from '../db/flight/concerned.ts';
import { flightsListing, going, listFlights } from '../db/flight/flights.ts';
import { allGates, gateFlights } from '../db/flight/gate-flights.ts';
import { distinctValues } from '../db/row/distinct-values.ts';
import { type Key, pointingAt } from '../db/row/write.ts';
import { user } from '../src/domain/account/user.ts';
import { flight } from '../src/domain/flight/flight.ts';
import { flightData } from '../src/domain/flight/flight-data.ts';
import { type Direction, distinctColumns } from '../src/domain/flight/flight-fields.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { readQuery, searchTerm } from '../src/domain/kernel/query.ts';
import { parseField } from '../src/domain/kernel/schema.ts';
import { parseInstant } from '../src/domain/language/days.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalidField } from './lib/http/invalid.ts';
import type { Call, Route } from './lib/http/route.ts';
import { allRequired } from './lib/http/schemas.ts';
import { csv } from './lib/resource/csv.ts';
import { keyOf } from './lib/resource/key.ts';
import { writes } from './lib/resource/writes.ts';

const directions: Record<string, Direction> = {
  departure: 'departure',
  true: 'departure',
  arrival: 'arrival',
  false: 'arrival',
};

function directionOf(query: URLSearchParams): Direction | undefined {
  const name = query.get('isarrdep');
  if (!name) return undefined;
  const direction = Object.hasOwn(directions, name) ? directions[name] : undefined;
  if (!direction) throw new HttpError(400, 'Invalid filter');
  return direction;
}

/** A moment of the query. It needs a direction, which says whether the departure or the arrival counts. */
function momentIn(query: URLSearchParams, name: 'since' | 'upcoming' | 'board' | 'expected'): string | undefined {
  const given = query.get(name);
  if (!given) return undefined;
  const moment = parseInstant(given);
  if (!moment || !directionOf(query)) throw new HttpError(400, 'Invalid filter');
  return moment;
}

/** Blanks alone search for nothing. */
function termOf(given: string | undefined): string {
  const term = parseField(searchTerm, given);
  if ('error' in term) throw invalidField('term', term.error);
  return String(term.value ?? '');
}

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
/** Its parameters go with it. How many people its tickets and bags have is told as well. */
async function dependentsOf(id: Key) {
  const [pointing, { people }] = await Promise.all([pointingAt(flight, id), findConcerned(String(id))]);
  const dependents = pointing
    .filter(({ other }) => other.table !== flightData.table)
    .map(({ other: { table, many }, total }) => ({ table, name: many, total }));
  return people > 0 ? [...dependents, { table: user.table, name: 'Osoby', total: people }] : dependents;
}

const moment = { type: 'string', format: 'date-time' };
const gateFlight = allRequired({
  id: { type: 'string' },
  number: { type: 'string' },
  status: { type: 'string' },
  is_departure: { type: 'boolean' },
  departure: moment,
  arrival: moment,
  estimated: { type: ['string', 'null'], format: 'date-time' },
  airplane_serial_no: { type: ['string', 'null'] },
  Gates_id: { type: 'integer' },
});
const gateThere = allRequired({ id: { type: 'integer' }, name: { type: 'string' }, status: { type: 'string' } });

/** Nobody plans gates for longer at once. */
const longestPlan = 8 * 86_400_000;

/** The flights at gates between two moments, and the gates as they are. */
async function atGates({ query }: Call) {
  const [since, until] = [parseInstant(query.get('since') ?? ''), parseInstant(query.get('until') ?? '')];
  if (!since || !until || Date.parse(until) - Date.parse(since) > longestPlan)
    throw new HttpError(400, 'Invalid filter');
  const [flights, gates] = await Promise.all([gateFlights(since, until), allGates()]);
  return { data: { flights, gates } };
}

const open = { who: 'everyone', cache: { tag: 'flights' } } as const;
const since =
  'An instant: with isarrdep only those that have yet to leave or land here then, ' +
  'by the timetable, or late by up to a day';
const upcoming = 'An instant: with isarrdep what has yet to leave or land here then comes first';
const board =
  'An instant: with isarrdep the last that left or landed here before it and all that have yet to, by expected times';
const expected = 'An instant: with isarrdep those expected here since then, by expected times';
const search = 'A term that is found in them';
const searchOf = ({ query }: Call) => query.get('search') ?? '';
const requestOf = ({ query }: Call, term: string | undefined) => ({
  ...readQuery(flight, query),
  term: termOf(term),
  direction: directionOf(query),
  since: momentIn(query, 'since'),
  board: momentIn(query, 'board'),
  expected: momentIn(query, 'expected'),
});
const page: Omit<Route, 'summary'> = {
  ...open,
  run: async (call: Call) => {
    const request = requestOf(call, call.params.term ?? searchOf(call));
    return { ...(await listFlights({ ...request, upcoming: momentIn(call.query, 'upcoming') })) };
  },
};

export default endpoint({
  'GET /api/flights': {
    ...page,
    summary: 'Flights',
    query: { isarrdep: 'departure or arrival: one tab of the board', since, upcoming, board, expected, search },
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
  'GET /api/flights/at/gates': {
    summary: 'Flights with a gate that are expected here between two moments, and all gates with their statuses',
    who: ['atc', 'ground_crew', 'airport_staff'],
    query: { since: 'An instant', until: 'An instant, at most eight days later' },
    answer: allRequired({
      data: allRequired({
        flights: { type: 'array', items: gateFlight },
        gates: { type: 'array', items: gateThere },
      }),
    }),
    run: atGates,
  },
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

import { distinctValues, listFlights } from '../db/flights.ts';
import { type Direction, type DistinctColumn, distinctColumns, flight } from '../src/domain/flight.ts';
import { HttpError } from '../src/domain/http-error.ts';
import { readQuery } from '../src/domain/query.ts';
import { type Call, endpoint } from './lib/endpoint.ts';

const directions: Record<string, Direction> = { departure: 'departure', true: 'departure', arrival: 'arrival', false: 'arrival' };

function directionOf(query: URLSearchParams): Direction | undefined {
  const asked = query.get('isarrdep');
  if (!asked) return undefined;
  const direction = Object.hasOwn(directions, asked) ? directions[asked] : undefined;
  if (!direction) throw new HttpError(400, 'Invalid filter');
  return direction;
}

const page = ({ query, params }: Call) => listFlights({ ...readQuery(flight, query), term: params.term, direction: directionOf(query) });

const isColumn = (column: string | null): column is DistinctColumn => distinctColumns.some((it) => it === column);

export default endpoint({
  'GET /api/flights': { who: 'everyone', cache: { tag: 'flights' }, run: async (call) => ({ ...(await page(call)) }) },
  'GET /api/flights/:term': { who: 'everyone', cache: { tag: 'flights' }, run: async (call) => ({ ...(await page(call)) }) },
  'GET /api/flights/data': {
    who: 'everyone',
    cache: { tag: 'flights' },
    run: async ({ query }) => {
      const column = query.get('column');
      if (!isColumn(column)) throw new HttpError(400, 'Invalid filter');
      return { data: await distinctValues(column) };
    },
  },
});

export const config = { path: ['/api/flights', '/api/flights/data', '/api/flights/:term'] };

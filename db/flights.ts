import { type Direction, type Flight, flight, flightNumber } from '../src/domain/flight.ts';
import type { Filter, List } from '../src/domain/query.ts';
import { all, type ListRequest, list } from './list.ts';
import { type Query, sql } from './sql.ts';

/** `%`, `_` and `\` mean themselves. */
const literal = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** A flight's number is shown with a space and may be stored without, or the other way round. */
function spellings(term: string): string[] {
  const spaced = flightNumber(term);
  return [...new Set([term, spaced, /\d/.test(spaced) ? spaced.replace(' ', '') : term])];
}

/** A trigram index needs three characters; shorter terms are taken as the start of a flight number or of an airport's code. */
function matches(term: string): Query {
  const starts = sql`fold(${literal(term)}) || '%'`;
  // What is searched begins with the number; an airport's code stands in brackets
  if (term.length < 3) return sql`(t.search like ${starts} or t.search like '%(' || ${starts})`;
  const found = spellings(literal(term)).map((it) => sql`t.search like '%' || fold(${it}) || '%'`);
  return sql`(${found.reduce((left, right) => sql`${left} or ${right}`)})`;
}

/**
 * A flight lands after it leaves, and no longer after than the longest flight takes: so a range of its arrivals is one of its departures
 * as well, and the other way round. Said where the list is in the order of the other end, which would else be read from its beginning.
 */
function otherEnd({ by, value, operator }: Filter): Query {
  const [from, to] = operator === 'BETWEEN' ? value : [value, value];
  const longest = sql`(select make_interval(secs => max(extract(epoch from arrival - departure))::float8) + interval '1 millisecond' from flights)`;
  return by === 'arrival'
    ? sql`t.departure >= ${from}::timestamptz - ${longest} and t.departure < ${to}::timestamptz + interval '1 millisecond'`
    : sql`t.arrival >= ${from}::timestamptz and t.arrival <= ${to}::timestamptz + ${longest}`;
}

/** A departure leaves here, an arrival lands here: the server chooses, so that the pages of a tab are full. */
const going = (direction: Direction): Query => (direction === 'departure' ? sql`t.is_departure` : sql`not t.is_departure`);

export interface FlightsRequest extends Omit<ListRequest, 'where'> {
  term?: string;
  direction?: Direction;
}

const ends = ['departure', 'arrival'];
/** How far a part of the schedule is counted: a search in a million flights must not read ten thousand to say how many pages there are. */
const partCap = 1000;

export function listFlights({ term: typed = '', direction, ...request }: FlightsRequest): Promise<List<Flight>> {
  const term = typed.trim();
  const entity = direction === 'arrival' ? { ...flight, order: 'arrival' } : flight;
  const first = request.sort?.by[0] ?? entity.order;
  const across = ends.includes(first) ? request.filter.filter(({ by }) => ends.includes(by) && by !== first) : [];
  const parts = [...(term ? [matches(term)] : []), ...(direction ? [going(direction)] : []), ...across.map(otherEnd)];
  const isPart = parts.length > 0 || request.filter.length > 0;
  return list<Flight>(entity, { ...request, where: all(parts), ...(isPart && { countTo: partCap }) });
}

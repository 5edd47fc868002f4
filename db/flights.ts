import { type Direction, type Flight, flight, flightNumber } from '../src/domain/flight.ts';
import type { List } from '../src/domain/query.ts';
import { selectList } from './columns.ts';
import { all, type ListRequest, list } from './list.ts';
import { literal, type Query, raw, row, sql } from './sql.ts';

/** A flight's number is shown with a space and may be stored without, or the other way round. */
function spellings(term: string): string[] {
  const spaced = flightNumber(term);
  return [...new Set([term, spaced, /\d/.test(spaced) ? spaced.replace(' ', '') : term])];
}

/** A trigram index needs three characters; shorter terms are taken as the start of a flight number or of an airport's code. */
function matches(term: string): Query {
  const pattern = literal(term.trim());
  if (pattern.length >= 3) {
    const found = spellings(pattern).map((it) => sql`t.search like '%' || fold(${it}) || '%'`);
    return sql`(${found.reduce((left, right) => sql`${left} or ${right}`)})`;
  }
  return sql`(fold(t.id) like fold(${pattern}) || '%' or t.search like '%(' || fold(${pattern}) || '%')`;
}

/** A departure leaves here, an arrival lands here: the server chooses, so that the pages of a tab are full. */
const going = (direction: Direction): Query => (direction === 'departure' ? sql`t.is_departure` : sql`not t.is_departure`);

export interface FlightsRequest extends Omit<ListRequest, 'where'> {
  term?: string;
  direction?: Direction;
}

export const listFlights = ({ term, direction, ...request }: FlightsRequest): Promise<List<Flight>> =>
  list<Flight>(direction === 'arrival' ? { ...flight, order: 'arrival' } : flight, {
    ...request,
    where: all([...(term ? [matches(term)] : []), ...(direction ? [going(direction)] : [])]),
  });

/** The flight that a number means, however it is written: two that are read alike cannot be (see the index flights_id_key). */
export const findFlight = (number: string): Promise<Flight | undefined> =>
  row<Flight>(sql`
    select ${raw(selectList(flight))} from flights t
     where upper(translate(t.id, ' -', '')) = upper(translate(${number}, ' -', ''))`);

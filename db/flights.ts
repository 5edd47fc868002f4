import {
  type Direction,
  type Flight,
  flight,
  flightNumber,
  isEnd,
  lateSince,
  longestHours,
  plainText,
  statusesIn,
} from '../src/domain/flight.ts';
import type { Filter, List, Sort } from '../src/domain/kernel/query.ts';
import { isDay } from '../src/domain/language/days.ts';
import { selectList, sortColumn } from './columns.ts';
import { all, type ListRequest, list } from './list.ts';
import { literal, type Query, raw, row, sql } from './sql.ts';
import type { Key } from './write.ts';

/** A flight's number is shown with a space and may be stored without, or the other way round. */
function spellings(term: string): string[] {
  const spaced = flightNumber(term);
  return [...new Set([term, spaced, /\d/.test(spaced) ? spaced.replace(' ', '') : term])];
}

/** What means something in a regular expression of Postgres, and how it means itself. */
const marks = String.raw`([].*+?^{}$()|\\[])`;
const literally = String.raw`\\\1`;

/** One or two characters are the beginning of a word, which the trigram index knows as well. */
function matches(term: string): Query {
  const typed = plainText(term).trim();
  if (typed.length >= 3) {
    const found = spellings(typed).map((it) => sql`t.search like '%' || fold(${literal(it)}) || '%'`);
    return sql`(${found.reduce((left, right) => sql`${left} or ${right}`)})`;
  }
  // One pattern reads the index once. Marks are made literal after fold(), which turns some other signs into them
  const word = sql`regexp_replace(fold(${typed}), ${marks}, ${literally}, 'g')`;
  return sql`t.search ~ ('(^|[ (-])' || ${word})`;
}

/** A departure leaves here, an arrival lands here: the server chooses, so that the pages of a tab are full. */
export const going = (direction: Direction): Query =>
  direction === 'departure' ? sql`t.is_departure` : sql`not t.is_departure`;

const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
const hours = (count: number) => sql`make_interval(hours => ${count}::int)`;

/**
 * Where in another order's index a range of times begins: what lands from 12:00 on leaves at 12:00 less the longest
 * flight at the earliest, so a list by departure is read from there and not from the first flight there ever was.
 */
function beginning({ by, value, operator }: Filter, first: string, order: Sort['order'], among: Query): Query {
  const [from, to] = operator === 'BETWEEN' ? value : [value, value];
  const since = sql`${from}::timestamptz`;
  const until = sql`${to}::timestamptz + interval '1 millisecond'`;
  if (first === 'departure') return sql`t.departure >= ${since} - ${hours(longestHours)} and t.departure < ${until}`;
  if (first === 'arrival') return sql`t.arrival >= ${since} and t.arrival < ${until} + ${hours(longestHours)}`;
  const [column, time] = [raw(`t.${sortColumn(flight, first)}`), raw(`t.${by}`)];
  return order === 'desc'
    ? sql`(${column}, ${time}) <= ((select ${column} from flights t where ${among} order by 1 desc limit 1), ${until})`
    : sql`(${column}, ${time}) >= ((select ${column} from flights t where ${among} order by 1 limit 1), ${since})`;
}

/**
 * Those of a tab that have yet to leave or land at a moment: by the timetable, or late, also when nobody knows by how
 * much. The few late ones are found first, for the rest to be read from the index alone.
 */
function since(moment: string, direction: Direction): Query {
  const here = raw(direction);
  const from = sql`${moment}::timestamptz`;
  const { known, unknown } = lateSince(Date.parse(moment));
  return sql`(t.${here} >= ${from} or t.id = any(array(
    select t.id from flights t where ${going(direction)} and t.${here} >= ${instant(known)} and t.${here} < ${from}
       and (t.status <> all(${statusesIn('off')}) and t.estimated >= ${from}
            or t.status = any(${statusesIn('late')}) and t.estimated is null and t.${here} >= ${instant(unknown)}))))`;
}

export interface FlightsRequest extends Omit<ListRequest, 'where' | 'implied'> {
  term?: string;
  direction?: Direction;
  /** An instant from which on a direction is listed. */
  since?: string;
}

export function listFlights({ term, direction, since: moment, ...request }: FlightsRequest): Promise<List<Flight>> {
  const entity = direction === 'arrival' ? { ...flight, order: 'arrival' } : flight;
  const tab = direction ? going(direction) : sql`true`;
  const {
    by: [first = entity.order],
    order,
  } = request.sort ?? { by: [], order: 'asc' };
  // An index has the list's own time within equal values, and only that
  const ranges = request.filter.filter(({ by }) => by !== first && (isEnd(first) ? isEnd(by) : by === entity.order));
  const implied = all(ranges.map((it) => beginning(it, first, order, tab)));
  return list<Flight>(entity, {
    ...request,
    where: all([...(term ? [matches(term)] : []), ...(moment && direction ? [since(moment, direction)] : []), tab]),
    implied,
  });
}

/** Goes before a write for passengers: a flight that is over or does not fly takes none, but for those it has. */
export const demandFlight = (id: string, has: Query = sql`false`): Query =>
  sql`select demand_flight(flight_of(${id}), ${[...statusesIn('over'), ...statusesIn('off')]}) where not ${has}`;

export const isLuggageOf = (luggageId: Key, flightId: string): Query =>
  sql`exists (select from luggage where id = ${luggageId} and flights_id = flight_of(${flightId}))`;

/** The flight of a number on a day; without one the number's next, or the flight with this id. */
export function findFlight(name: string, day?: string): Promise<Flight | undefined> {
  if (day !== undefined && !isDay(day)) return Promise.resolve(undefined);
  const number = sql`plain_number(t.number) = plain_number(${name})`;
  const one = day
    ? sql`${number} and day_here(t.is_departure, t.departure, t.arrival) = ${day}::date`
    : sql`t.id = coalesce(flight_numbered(${name}), ${name})`;
  return row<Flight>(sql`
    select ${raw(selectList(flight))} from flights t where ${one} order by t.is_departure desc limit 1`);
}

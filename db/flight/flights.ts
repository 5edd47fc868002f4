import { type Flight, flight, longestHours } from '../../src/domain/flight/flight.ts';
import { type FlightData, flightData } from '../../src/domain/flight/flight-data.ts';
import { type Direction, isEnd } from '../../src/domain/flight/flight-fields.ts';
import { type FlightStatus, flightStatus, isLeaving, statusesIn } from '../../src/domain/flight/flight-status.ts';
import { lateSince } from '../../src/domain/flight/flight-times.ts';
import { refusing } from '../../src/domain/flight/passengers.ts';
import type { Filter, List, Sort } from '../../src/domain/kernel/query.ts';
import { isDay } from '../../src/domain/language/days.ts';
import { selectList, sortColumn } from '../row/columns.ts';
import { all, type Listing, type ListRequest, list } from '../row/list.ts';
import type { Parts } from '../row/page.ts';
import { matches } from '../row/search.ts';
import type { Key } from '../row/write.ts';
import { type Query, raw, readTogether, row, sql } from '../sql.ts';

/** The flights of one tab. Were they chosen in the browser, a page of five could show two. */
export const going = (direction: Direction): Query =>
  direction === 'departure' ? sql`t.is_departure` : sql`not t.is_departure`;

const statuses = Object.keys(flightStatus) as FlightStatus[];

const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
const hours = (count: number) => sql`make_interval(hours => ${count}::int)`;

/**
 * A range of times, said of the column that the list is sorted by. Example: a list by departure of what lands after
 * 12:00. No flight takes more than 48 hours, so none of them left before 12:00 two days earlier, and Postgres can start
 * reading the index of departures there instead of at the first flight ever.
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
 * The flights of a tab that have not left or landed before a moment. They are the ones with a time after it, and the
 * late ones: with a new time after it, or with none yet. The few late ones are a query of their own
 * (`any(array(…))`). None of them is older than `known`: said first, so that the index on time is read from there.
 */
function since(moment: string, direction: Direction): Query {
  const here = raw(direction);
  const from = sql`${moment}::timestamptz`;
  const { known, unknown } = lateSince(Date.parse(moment));
  return sql`t.${here} >= ${instant(known)} and (t.${here} >= ${from} or t.id = any(array(
    select t.id from flights t where ${going(direction)} and t.${here} >= ${instant(known)} and t.${here} < ${from}
       and (t.status <> all(${statusesIn('off')}) and t.estimated >= ${from}
            or t.status = any(${statusesIn('late')}) and t.estimated is null and t.${here} >= ${instant(unknown)}))))`;
}

/** What has yet to leave or land at a moment; and what has gone by then, bounded by time, for the index to be read. */
function partsAt(moment: string, direction: Direction): Parts {
  const coming = since(moment, direction);
  return [{ where: coming }, { where: sql`t.${raw(direction)} < ${moment}::timestamptz and not (${coming})` }];
}

const expected = () => sql`expected_here(t.is_departure, t.departure, t.arrival, t.status, t.estimated)`;

/**
 * The staff's board at a moment: the last that left or landed before it, what has yet to, and what should have by its
 * time but is known to be late or about to leave. All of it lies after `known`, from where the index is read.
 */
function boardAt(moment: string, direction: Direction): Query {
  const at = sql`${moment}::timestamptz`;
  const { known, unknown } = lateSince(Date.parse(moment));
  const before = sql`select t.id from flights t where ${going(direction)} and ${expected()} < ${at}`;
  const stillHere = statuses.filter((status) => isLeaving({ status }));
  return sql`${expected()} >= ${instant(known)} and (${expected()} >= ${at} or t.id = any(array(
    (${before} and ${expected()} >= ${instant(known)} and t.status <> all(${statusesIn('off')})
      order by ${expected()} desc, t.id desc limit 1)
    union all ${before} and ${expected()} >= ${instant(unknown)}
      and (t.status = any(${stillHere}) or t.status = any(${statusesIn('late')}) and t.estimated is null))))`;
}

export interface FlightsRequest extends Omit<ListRequest, 'where' | 'implied' | 'parts' | 'order'> {
  term?: string;
  direction?: Direction;
  /** Only flights that have not left or landed before this instant; needs a `direction`. */
  since?: string;
  /** What has not left or landed before this instant comes first; needs a `direction`. */
  upcoming?: string;
  /** The staff's board at this instant, by expected times; needs a `direction`. */
  board?: string;
  /** What is expected here since this instant, by expected times; needs a `direction`. */
  expected?: string;
}

type FlightsListing = ListRequest & Listing;

/** The list that is asked for, with the conditions of its tab and its search. */
export function flightsListing({ term, direction, since: moment, ...given }: FlightsRequest): FlightsListing {
  const { board, expected: expectedSince, ...request } = given;
  const entity = direction === 'arrival' ? { ...flight, order: 'arrival' } : flight;
  const tab = direction ? going(direction) : sql`true`;
  const {
    by: [first = entity.order],
    order,
  } = request.sort ?? { by: [], order: 'asc' };
  // An index on another column, such as the airline, is (airline, departure): within it only the list's own time helps
  const ranges = request.filter.filter(({ by }) => by !== first && (isEnd(first) ? isEnd(by) : by === entity.order));
  const implied = all(ranges.map((it) => beginning(it, first, order, tab)));
  // Of days that are chosen the planned times are read in order: no bound of the expected ones follows from them
  const isByExpected = (board ?? expectedSince) && !request.sort && !request.filter.some(({ by }) => isEnd(by));
  return {
    ...request,
    entity,
    ...(isByExpected && { order: sql`${expected()}, t.id` }),
    where: all([
      ...(term ? [matches(sql`t.search`, term)] : []),
      ...(moment && direction ? [since(moment, direction)] : []),
      ...(board && direction ? [boardAt(board, direction)] : []),
      ...(expectedSince && direction ? [sql`${expected()} >= ${expectedSince}::timestamptz`] : []),
      tab,
    ]),
    implied,
  };
}

export function listFlights({ upcoming, ...request }: FlightsRequest): Promise<List<Flight>> {
  const { entity, ...listing } = flightsListing(request);
  const { direction } = request;
  return list<Flight>(entity, { ...listing, parts: upcoming && direction ? partsAt(upcoming, direction) : undefined });
}

/** The flight that a reference names by its id or its number, as its tickets, steps and delays name it. */
export const referredFlight = (reference: string): Promise<(Flight & { version: number }) | undefined> =>
  row(sql`select ${raw(selectList(flight))} from flights t where t.id = flight_of(${reference})`);

/**
 * A statement before a write of a ticket or luggage: it fails when the flight has left or is cancelled. Where `has` is
 * true the row is on that flight already, and may be changed.
 */
export const demandFlight = (id: string, has: Query = sql`false`): Query =>
  sql`select demand_flight(flight_of(${id}), ${refusing}) where not ${has}`;

export const isLuggageOf = (luggageId: Key, flightId: string): Query =>
  sql`exists (select from luggage where id = ${luggageId} and flights_id = flight_of(${flightId}))`;

/** The order of luggage on the table `t`: of flights to come the soonest first, then of the last that has gone. */
export const bySoonestFlight = (): Query => sql`
  (select f.departure from flights f where f.id = t.flights_id and f.arrival > clock()),
  (select f.departure from flights f where f.id = t.flights_id) desc, t.id`;

/** How a flight is named in an address. */
export interface FlightName {
  /** Its number, or its id where there is no day. */
  name: string;
  day?: string | undefined;
  /** The one that lands, where the number leaves that day as well. */
  lands?: boolean;
}

/**
 * The flight of a number on a day: the one that leaves before the one that lands, unless that is asked for. Without a
 * day the number's next, or the flight with this id.
 */
function named({ name, day, lands }: FlightName): Query {
  const number = sql`plain_number(t.number) = plain_number(${name})`;
  const direction = lands ? sql`not t.is_departure` : sql`true`;
  const one = day
    ? sql`${number} and day_here(t.is_departure, t.departure, t.arrival) = ${day}::date and ${direction}`
    : sql`t.id = coalesce(flight_numbered(${name}), ${name})`;
  return sql`from flights t where ${one} order by t.is_departure desc limit 1`;
}

const isNameOfNone = ({ day }: FlightName): boolean => day !== undefined && !isDay(day);

export const findFlight = async (name: FlightName): Promise<Flight | undefined> =>
  isNameOfNone(name) ? undefined : row<Flight>(sql`select ${raw(selectList(flight))} ${named(name)}`);

/** What the page of a flight tells. */
interface ToldFlight {
  found: Flight;
  position: FlightData | undefined;
  /** The flight of its number in the other direction that day. */
  other: Flight | undefined;
}

export async function findToldFlight(name: FlightName): Promise<ToldFlight | undefined> {
  if (isNameOfNone(name)) return undefined;
  const found = sql`(select t.* ${named(name)})`;
  const [[flightRow], [position], [other]] = await readTogether<[Flight, FlightData, Flight]>(
    sql`select ${raw(selectList(flight))} from ${found} t`,
    sql`select ${raw(selectList(flightData))} from flight_data t where t.flight_id = (select f.id from ${found} f)
         order by t.id limit 1`,
    sql`select ${raw(selectList(flight))} from flights t, ${found} f
         where plain_number(t.number) = plain_number(f.number) and t.is_departure <> f.is_departure
           and day_here(t.is_departure, t.departure, t.arrival) = day_here(f.is_departure, f.departure, f.arrival)
         order by t.id limit 1`,
  );
  return flightRow && { found: flightRow, position, other };
}

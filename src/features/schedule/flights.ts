import { addDays, parseInstant, today, wireDay } from '../../domain/days.ts';
import { type Direction, type Flight, timeHere } from '../../domain/flight.ts';
import { type Filter, toParams } from '../../domain/query.ts';

const minute = 60_000;
const ten = 10 * minute;
/** As far as the schedule is published, in days. */
const ahead = 60;

interface Wanted {
  direction: Direction;
  page: number;
  limit: number;
  /** The first moment, in ms. */
  since: number;
}

/** The path of a list of flights from a moment on, by time; the moment is rounded, so that visitors share the cached answer. */
export function flightsPath({ direction, page, limit, since }: Wanted, search = ''): string {
  const from = new Date(Math.floor(since / ten) * ten).toISOString();
  const until = addDays(today(since), ahead);
  const filter: Filter[] = [{ by: direction, operator: 'BETWEEN', value: [from, until] }];
  const params = toParams({ page, limit, filter, sort: { by: [direction], order: 'asc' } });
  params.set('isarrdep', direction);
  return `flights${search && `/${encodeURIComponent(search)}`}?${params}`;
}

/** Midnight that began this day in Warsaw, in ms. */
export const startOfDay = (now: number): number => Date.parse(parseInstant(wireDay(today(now))) ?? '');

/** When it really leaves or lands, as far as known. */
export const expected = (it: Flight): string => it.estimated ?? timeHere(it);

const gone: readonly Flight['status'][] = ['AIRBORNE', 'LANDING', 'FINISHED'];

/** Those that have yet to leave at `now`, a few minutes' grace included, in the order of their timetable. */
export const nextDepartures = (flights: readonly Flight[], now: number, most = 6): Flight[] =>
  flights.filter((it) => !gone.includes(it.status) && Date.parse(expected(it)) > now - 5 * minute).slice(0, most);

/** Times older than this are never shown without saying so. */
export const isFresh = (readAt: number, now: number): boolean => now - readAt < ten;

import type { Flight } from '../../domain/flight/flight.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import { isLeaving, phaseOf } from '../../domain/flight/flight-status.ts';
import { expectedHere, lateSince, waitedUntil } from '../../domain/flight/flight-times.ts';
import type { Filter, Sort } from '../../domain/kernel/query.ts';
import { toParams } from '../../domain/kernel/to-params.ts';
import { addDays, type Day, startOf, today } from '../../domain/language/days.ts';

const minute = 60_000;
const ten = 10 * minute;
/** How long after its time a flight is still listed, in ms. */
export const justGone = 30 * minute;
/** As far as the schedule is published, in days. */
const ahead = 60;

export interface FlightsQuery {
  direction: Direction;
  page: number;
  limit: number;
  /**
   * Flights that have left or landed before this moment are left out, in ms; by the timetable, unless they are late.
   */
  since: number;
  /** What has not left or landed before this moment comes first, in ms; absent: as it is sorted. */
  upcoming?: number | undefined;
  /** The last day; absent: as far as the schedule is published. */
  until?: Day;
  filters?: readonly Filter[];
  /** Absent: by time. */
  sort?: Sort | undefined;
}

/**
 * The path of a list of flights from a moment on; the moment is rounded, so that visitors share the cached answer. A
 * range of one's own replaces it. A flight that is late stays in it.
 */
export function flightsPath(
  {
    direction,
    page,
    limit,
    since,
    upcoming,
    until = addDays(today(since), ahead),
    filters = [],
    sort = { by: [direction], order: 'asc' },
  }: FlightsQuery,
  search = '',
): string {
  const rounded = (at: number) => Math.floor(at / ten) * ten;
  const from = rounded(since);
  const ranged = filters.some(({ by }) => by === direction);
  const window: Filter[] = ranged
    ? []
    : [{ by: direction, operator: 'BETWEEN', value: [instant(lateSince(from).known), until] }];
  const params = toParams({ page, limit, filter: [...window, ...filters], sort });
  params.set('isarrdep', direction);
  if (!ranged) params.set('since', instant(from));
  if (!ranged && upcoming !== undefined) params.set('upcoming', instant(rounded(upcoming)));
  // In a path, 'data' and dots say something else; the search leaves out the space that is put behind them
  const term = /^(data|\.\.?)$/i.test(search) ? `${search} ` : search;
  return `flights${term && `/${encodeURIComponent(term)}`}?${params}`;
}

const instant = (ms: number): string => new Date(ms).toISOString();

/** A day that is asked for by its name. */
export type ChosenDay = 'today' | 'tomorrow';

/**
 * From when to when the list reaches: from just now on, unless a day is chosen; a search looks through the whole of
 * today, and begins with what the list begins with.
 */
export function windowOf(
  now: number,
  day: ChosenDay | undefined,
  searches: boolean,
): Pick<FlightsQuery, 'since' | 'upcoming' | 'until'> {
  const [first, next] = [today(now), addDays(today(now), 1)];
  if (day === 'tomorrow') return { since: startOf(next), until: next };
  const from = now - justGone;
  const window = searches ? { since: startOf(first), upcoming: from } : { since: from };
  return day === 'today' ? { ...window, since: Math.max(window.since, startOf(first)), until: first } : window;
}

/** It has left or landed, as its status says: nobody waits for it. */
export const isOver = (it: Flight): boolean => phaseOf(it) === 'over' || (it.is_departure && phaseOf(it) === 'away');

/**
 * From when on, in ms, its status is too old to be believed: its time has passed since. Never of one that is over or
 * cancelled.
 */
export const unbelievedFrom = (flight: Flight, readAt: number): number =>
  isOver(flight) || phaseOf(flight) === 'off'
    ? Number.POSITIVE_INFINITY
    : Math.max(waitedUntil(flight), readAt + oldMs);

/** Staff say that it is still here. Half an hour past its time they must have forgotten to say that it has left. */
const isStillHere = (flight: Flight, now: number): boolean =>
  isLeaving(flight) && Date.parse(expectedHere(flight)) + justGone > now;

/** The flights that have yet to leave or land at `now`, a few minutes' grace included, in their timetable's order. */
export const nextFlights = (flights: readonly Flight[], now: number, most: number): Flight[] =>
  flights.filter((it) => !isOver(it) && (waitedUntil(it) > now || isStillHere(it, now))).slice(0, most);

/** Times as old as this are never shown without saying so. */
export const oldMs = 3 * minute;
export const isFresh = (readAt: number, now: number): boolean => now - readAt < oldMs;

import { type Day, dayOf } from '../language/days.ts';
import * as pages from '../site/paths.ts';
import type { Direction } from './flight-fields.ts';
import { type FlightStatus, isOff, type Phase, phaseOf } from './flight-status.ts';

/** When a flight leaves and lands by the timetable, and which of them is here. */
interface Ends {
  is_departure: boolean;
  departure: string;
  arrival: string;
}
/** What is known of a delay: its new time here, and at the other end. */
interface Late {
  status: FlightStatus;
  estimated: string | null;
  estimated_there?: string | null;
}

const hour = 3_600_000;
const lateFor = { known: 24 * hour, unknown: 3 * hour };
/**
 * A late flight stays in the schedule past its time: at the moment `at` (ms), one whose new time is known if it was
 * planned since `known`, a late flight without a new time since `unknown`.
 */
export const lateSince = (at: number): { known: number; unknown: number } => ({
  known: at - lateFor.known,
  unknown: at - lateFor.unknown,
});

/** The moment that counts here, by the timetable: a departure's departure, an arrival's arrival. */
export const timeHere = (flight: Ends): string => (flight.is_departure ? flight.departure : flight.arrival);

/** The day on which it leaves or lands here, by the timetable: with its number, what it is known by. */
export const dayHere = (flight: Ends): Day => dayOf(timeHere(flight));

/** Where its page is. */
export const pageOf = (flight: Ends & { number: string }): string =>
  pages.flight(flight.number, dayHere(flight), !flight.is_departure);

/** When it leaves or lands here instead, as far as known: a cancelled flight has no new time. */
export const newTime = (flight: Late): string | null => (isOff(flight) ? null : (flight.estimated ?? null));

/** Late, and nobody has said by how much. */
export const isUnknown = (flight: Late): boolean => phaseOf(flight) === 'late' && !flight.estimated;

/** When it really leaves or lands here, as far as known. */
export const expectedHere = (flight: Ends & Late): string => newTime(flight) ?? timeHere(flight);

/** How long one that should have left, as far as anybody has said, is waited for. */
const grace = hour / 12;
/** Until when it may be waited for, in ms; what is in the air lands, however late. */
export const waitedUntil = (flight: Ends & Late): number =>
  Date.parse(expectedHere(flight)) + (isUnknown(flight) || phaseOf(flight) === 'away' ? lateFor.unknown : grace);

const overdueAfter = hour / 2;
const both: readonly Direction[] = ['departure', 'arrival'];
/** Which has, by its status, yet to leave or land here at the time that is expected; or may that be forgotten? */
const waiting: Record<Phase, readonly Direction[]> = {
  expected: both,
  late: both,
  leaving: ['arrival'],
  away: ['arrival'],
  over: [],
  off: [],
};

/** For how many minutes its time has passed, from half an hour on, while nobody has said what became of it. */
export function overdueMinutes(flight: Ends & Late, now: number): number | undefined {
  const phase = phaseOf(flight);
  const past = now - Date.parse(expectedHere(flight));
  if (!phase || !waiting[phase].includes(flight.is_departure ? 'departure' : 'arrival')) return undefined;
  return past >= overdueAfter && !isUnknown(flight) ? Math.floor(past / 60_000) : undefined;
}

/**
 * When it really leaves and lands, as far as known: a late departure lands as much later, unless somebody said when.
 */
export function expectedTimes(flight: Ends & Late): Record<Direction, string> {
  const { is_departure, departure, arrival } = flight;
  const time = newTime(flight);
  const there = isOff(flight) ? null : flight.estimated_there;
  if (!is_departure) return { departure: there ?? departure, arrival: time ?? arrival };
  const late = time ? Date.parse(time) - Date.parse(departure) : 0;
  return {
    departure: time ?? departure,
    arrival: there ?? (late > 0 ? new Date(Date.parse(arrival) + late).toISOString() : arrival),
  };
}

import { formatTime } from '../language/days.ts';
import type { Flight } from './flight.ts';
import { isOff, phaseOf } from './flight-status.ts';
import { expectedHere, isUnknown, timeHere } from './flight-times.ts';
import { flightNumber } from './flight-words.ts';

const minute = 60_000;
/** A gate is taken by a departure for so long before it leaves, by an arrival for so long after it has come. */
const [beforeLeaving, afterComing] = [60 * minute, 30 * minute];
/** An arrival and the next departure of the same aircraft are one turn, if no more than this lies between them. */
const longestTurn = 12 * 60 * minute;
/** A flight that should have left and has not stands where it is; after this its status was forgotten. */
const longestWait = 180 * minute;
/** Less than this between two flights is too close. */
const buffer = 15 * minute;

/** What is asked of a flight that may stand at a gate. */
export type GateFlight = Pick<
  Flight,
  | 'id'
  | 'number'
  | 'status'
  | 'is_departure'
  | 'departure'
  | 'arrival'
  | 'estimated'
  | 'actual_departure'
  | 'actual_arrival'
  | 'airplane_serial_no'
  | 'Gates_id'
>;

/**
 * A flight at a gate, or an arrival with the departure of its aircraft from there: from when until when, in ms. Without
 * a gate it still needs one.
 */
export interface Stay<F extends GateFlight = GateFlight> {
  gate: number | null;
  flights: readonly [F, ...F[]];
  since: number;
  until: number;
}
export interface GateStay<F extends GateFlight = GateFlight> extends Stay<F> {
  gate: number;
}

/** When it really left its stand or came to it, once that is known. */
const actualHere = (flight: GateFlight): string | null =>
  flight.is_departure ? flight.actual_departure : flight.actual_arrival;
/** When it leaves or lands here: really, else as expected. */
export const hereAt = (flight: GateFlight): number => Date.parse(actualHere(flight) ?? expectedHere(flight));
/** What takes off has left its gate. */
const hasGone = (flight: GateFlight) => ['leaving', 'away', 'over'].includes(phaseOf(flight) ?? '');

/** When it leaves or lands here: not yet, where its time has passed and it `waits` still. */
function hereNotBefore(now: number, flight: GateFlight, waits: boolean): number {
  const at = hereAt(flight);
  return waits && at < now && now - at <= longestWait && !actualHere(flight) ? now + minute : at;
}

/** Until when a departure stands, in ms. */
const leavesAt = (flight: GateFlight, now: number): number => hereNotBefore(now, flight, !hasGone(flight));

/** It is on its way here, as staff say: in the air, or late and nobody knows by how much. */
const isComing = (flight: GateFlight) =>
  isUnknown(flight) || flight.status === 'AIRBORNE' || phaseOf(flight) === 'leaving';

/** From when on an arrival stands here, in ms. */
export const comesAt = (flight: GateFlight, now: number): number => hereNotBefore(now, flight, isComing(flight));

/** When it leaves or lands here by the timetable. */
const plannedHere = (flight: GateFlight): number => Date.parse(timeHere(flight));

/**
 * The arrival that each departure's aircraft comes with, where that is not long before: of several the nearest. By the
 * timetable, for an aircraft that is so late that it lands after its next flight was to leave is what matters most.
 */
export function turnsOf<F extends GateFlight>(flights: readonly F[]): Map<F, F> {
  const timed = flights.map((flight) => ({ flight, at: plannedHere(flight) }));
  const arrivals = Map.groupBy(
    timed.filter(({ flight }) => !flight.is_departure).sort((a, b) => b.at - a.at),
    ({ flight }) => flight.airplane_serial_no,
  );
  const turns = new Map<F, F>();
  const taken = new Set<F>();
  for (const { flight, at } of timed.filter((it) => it.flight.is_departure).sort((a, b) => a.at - b.at)) {
    const latest = arrivals.get(flight.airplane_serial_no)?.find((it) => it.at <= at && at - it.at <= longestTurn);
    if (!latest || taken.has(latest.flight)) continue;
    turns.set(flight, latest.flight);
    taken.add(latest.flight);
  }
  return turns;
}

/** Who stands where, as known at `now`; without a gate too. Actual times count, else expected ones. */
export function staysOf<F extends GateFlight>(flights: readonly F[], now: number): Stay<F>[] {
  const flying = flights.filter((it) => !isOff(it));
  const turns = turnsOf(flying);
  const waitsForNext = new Set<F>();
  const leaving = flying
    .filter((it) => it.is_departure)
    .map((departure): Stay<F> => {
      const arrival = turns.get(departure);
      const [gate, until] = [departure.Gates_id, leavesAt(departure, now)];
      if (arrival?.Gates_id !== gate || !arrival)
        return { gate, flights: [departure], since: hereAt(departure) - beforeLeaving, until };
      waitsForNext.add(arrival);
      const since = comesAt(arrival, now);
      // It cannot leave before it comes, whatever is still expected of it
      return { gate, flights: [arrival, departure], since, until: until > since ? until : since + afterComing };
    });
  const coming = flying
    .filter((it) => !it.is_departure && !waitsForNext.has(it))
    .map((it): Stay<F> => {
      const since = comesAt(it, now);
      return { gate: it.Gates_id, flights: [it], since, until: since + afterComing };
    });
  return [...leaving, ...coming].sort((a, b) => a.since - b.since);
}

const hasGate = <F extends GateFlight>(stay: Stay<F>): stay is GateStay<F> => stay.gate !== null;
/** Who stands at which gate, as known at `now`. */
export const gateStays = <F extends GateFlight>(flights: readonly F[], now: number): GateStay<F>[] =>
  staysOf(flights, now).filter(hasGate);

/** Who stands at a gate at a moment. */
export const standingAt = (stays: readonly GateStay[], gate: number, at: number): GateStay[] =>
  stays.filter((stay) => stay.gate === gate && stay.since <= at && at < stay.until);

/** For so long ahead whoever closes a gate is told of flights that are to come to it. */
const soon = 360 * minute;

/** Who stands at a gate now or comes to it soon: whom it concerns when that is closed. */
export const soonAt = (stays: readonly GateStay[], gate: number, now: number): GateStay[] =>
  stays
    .filter((stay) => stay.gate === gate && stay.until > now && stay.since < now + soon)
    .sort((a, b) => a.since - b.since);

export interface Meeting {
  /** Who stands there at the same time. */
  meets: GateStay[];
  /** Who goes or comes less than a quarter of an hour before or after. */
  close: GateStay[];
}

/** Whom a flight would meet at a gate among `others`; nobody once it has left. */
export function meetingAt(gate: number, flight: GateFlight, others: readonly GateFlight[], now: number): Meeting {
  const all = [...others.filter(({ id }) => id !== flight.id), { ...flight, Gates_id: gate }];
  const stays = gateStays(all, now).filter((stay) => stay.gate === gate);
  const itsStay = stays.find((stay) => stay.flights.some(({ id }) => id === flight.id));
  if (!itsStay || itsStay.until <= now) return { meets: [], close: [] };
  const apart = (stay: GateStay) => Math.max(stay.since - itsStay.until, itsStay.since - stay.until);
  const rest = stays.filter((stay) => stay !== itsStay && stay.until > now);
  return {
    meets: rest.filter((stay) => apart(stay) < 0),
    close: rest.filter((stay) => apart(stay) >= 0 && apart(stay) < buffer),
  };
}

/** 'LO 3844 13:05', of a turn 'LO 3843 12:10 – LO 3844 13:05'. */
export const stayWords = ({ flights }: Pick<Stay, 'flights'>): string => flights.map(words).join(' – ');

const words = (flight: GateFlight): string =>
  `${flightNumber(flight.number).replace(' ', '\u00a0')} ${formatTime(expectedHere(flight))}`;

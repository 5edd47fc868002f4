import { formatTime } from '../language/days.ts';
import type { Flight } from './flight.ts';
import { isOff, phaseOf } from './flight-status.ts';
import { expectedHere } from './flight-times.ts';
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
  | 'airplane_serial_no'
  | 'Gates_id'
>;

/** A flight at a gate, or an arrival with the departure of its aircraft from there: from when until when, in ms. */
export interface GateStay {
  gate: number;
  flights: readonly GateFlight[];
  since: number;
  until: number;
}

const hereAt = (flight: GateFlight): number => Date.parse(expectedHere(flight));
/** What takes off has left its gate. */
const hasGone = (flight: GateFlight) => ['leaving', 'away', 'over'].includes(phaseOf(flight) ?? '');

/** Until when a departure stands: till it leaves, or till now where its time has passed and it has not. */
function leavesAt(flight: GateFlight, now: number): number {
  const at = hereAt(flight);
  return at < now && now - at <= longestWait && !hasGone(flight) ? now + minute : at;
}

/** The arrival that each departure's aircraft came with, where that was not long before. */
function turnsOf(arrivals: readonly GateFlight[], departures: readonly GateFlight[]): Map<GateFlight, GateFlight> {
  const turns = new Map<GateFlight, GateFlight>();
  for (const departure of departures) {
    const latest = arrivals.find(
      (it) =>
        it.airplane_serial_no === departure.airplane_serial_no &&
        hereAt(it) <= hereAt(departure) &&
        hereAt(departure) - hereAt(it) <= longestTurn,
    );
    if (latest && ![...turns.values()].includes(latest)) turns.set(departure, latest);
  }
  return turns;
}

/** Who stands at which gate, as known at `now`: actual times are not told, so expected ones count. */
export function gateStays(flights: readonly GateFlight[], now: number): GateStay[] {
  const flying = flights.filter((it) => !isOff(it));
  const arrivals = flying.filter((it) => !it.is_departure).sort((a, b) => hereAt(b) - hereAt(a));
  const departures = flying.filter((it) => it.is_departure).sort((a, b) => hereAt(a) - hereAt(b));
  const turns = turnsOf(arrivals, departures);
  const waitsForNext = new Set<GateFlight>();
  const stay = (since: number, until: number, ...of: [GateFlight, ...GateFlight[]]): GateStay[] =>
    of[0].Gates_id === null ? [] : [{ gate: of[0].Gates_id, flights: of, since, until }];
  const leaving = departures.flatMap((departure) => {
    const arrival = turns.get(departure);
    const until = leavesAt(departure, now);
    if (arrival?.Gates_id !== departure.Gates_id || !arrival)
      return stay(hereAt(departure) - beforeLeaving, until, departure);
    waitsForNext.add(arrival);
    return stay(hereAt(arrival), until, arrival, departure);
  });
  const coming = arrivals
    .filter((it) => !waitsForNext.has(it))
    .flatMap((it) => stay(hereAt(it), hereAt(it) + afterComing, it));
  return [...leaving, ...coming];
}

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
export const stayWords = ({ flights }: GateStay): string => flights.map(words).join(' – ');

const words = (flight: GateFlight): string =>
  `${flightNumber(flight.number).replace(' ', '\u00a0')} ${formatTime(expectedHere(flight))}`;

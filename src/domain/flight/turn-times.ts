import { timeHere } from './flight-times.ts';
import { comesAt, type GateFlight, hereAt, turnsOf } from './gate-stays.ts';

const minute = 60_000;
/** The shortest turn of an aircraft nobody says otherwise of, in minutes. */
const usualTurn = 40;
/** Shortest turns by the name of the model, in minutes. */
const turns: readonly [RegExp, number][] = [
  [/\bATR|\bDash|\bQ400/i, 25],
  [/\bEmbraer 1[79]|\bE1[79]\d/i, 30],
  [/\bA220|\bBombardier|\bCRJ/i, 30],
  [/\b737|\bA3(19|20|21)/i, 40],
  [/\b7[6-8]7|\bA3[3-5]0/i, 75],
];

/** So many minutes an aircraft of this model needs between its arrival and its next departure. */
export const shortestTurn = (model: string | null): number =>
  turns.find(([name]) => model !== null && name.test(model))?.[1] ?? usualTurn;

/**
 * So many minutes lie between two flights of an aircraft at least, of `planned` ones. Where less time is planned than
 * our figures need, the plan counts: no flight is late by its timetable alone.
 */
export const leastBetween = (needed: number, planned: number): number => Math.min(needed, planned);

export type TurningFlight = GateFlight & { airplane_model: string | null };

/** A departure whose aircraft comes too late for it: when it can leave at the earliest, and how late that is. */
export interface KnockOn<F extends TurningFlight> {
  arrival: F;
  departure: F;
  /** In minutes. */
  turn: number;
  earliest: number;
  /** Later than what is expected of the departure, in minutes. */
  minutes: number;
}

const isOver = ({ actual_departure }: GateFlight) => actual_departure !== null;

/** Which departures cannot leave when they are expected to, as known at `now`. A forecast: none is told by itself. */
export function knockOns<F extends TurningFlight>(flights: readonly F[], now: number): KnockOn<F>[] {
  return [...turnsOf(flights)].flatMap(([departure, arrival]) => {
    const planned = (Date.parse(timeHere(departure)) - Date.parse(timeHere(arrival))) / minute;
    const turn = leastBetween(shortestTurn(departure.airplane_model), planned);
    const earliest = comesAt(arrival, now) + turn * minute;
    const minutes = Math.ceil((earliest - hereAt(departure)) / minute);
    return minutes > 0 && !isOver(departure) ? [{ arrival, departure, turn, earliest, minutes }] : [];
  });
}

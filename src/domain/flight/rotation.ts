import { formatTime } from '../language/days.ts';
import { isOff } from './flight-status.ts';
import { timeHere } from './flight-times.ts';
import { flightNumber } from './flight-words.ts';
import { hereAt } from './gate-stays.ts';
import { leastBetween, shortestTurn, type TurningFlight } from './turn-times.ts';

const minute = 60_000;
const inMinutes = (ms: number) => Math.floor(ms / minute);
/** An aircraft that stays longer is not on the way to its next flight. */
const longestStop = 12 * 60;

/** One flight of an aircraft's day, in minutes since 1970, with the stop before it. */
export interface RotationLeg<F extends TurningFlight> {
  flight: F;
  planned: number;
  /** As staff know it: what passengers are told. */
  expected: number;
  /** When its aircraft can be there: never before what is expected. A forecast, told to staff alone. */
  forecast: number;
  /** Between the flight before and this one; undefined: none is near. Here, or away and back. */
  stop: { isHere: boolean; planned: number; shortest: number; slack: number } | undefined;
}

const duration = ({ departure, arrival }: TurningFlight) => inMinutes(Date.parse(arrival) - Date.parse(departure));
const hasFlown = (it: TurningFlight) => (it.is_departure ? it.actual_departure : it.actual_arrival) !== null;

/** The day of the aircraft that flies this one: at each stop a delay shrinks by its slack. */
export function rotationOf<F extends TurningFlight>(flights: readonly F[], of: TurningFlight): RotationLeg<F>[] {
  const ofAircraft = flights
    .filter((it) => it.airplane_serial_no === of.airplane_serial_no && !isOff(it))
    .sort((a, b) => Date.parse(timeHere(a)) - Date.parse(timeHere(b)));
  const legs: RotationLeg<F>[] = [];
  for (const flight of ofAircraft) {
    const before = legs.at(-1);
    const planned = inMinutes(Date.parse(timeHere(flight)));
    const expected = inMinutes(hereAt(flight));
    const stop = before && before.flight.is_departure !== flight.is_departure ? stopAfter(before, flight) : undefined;
    const ready = before && stop && !hasFlown(flight) ? before.forecast + stop.shortest : expected;
    legs.push({ flight, planned, expected, forecast: Math.max(expected, ready), stop });
  }
  return legs;
}

function stopAfter<F extends TurningFlight>(before: RotationLeg<F>, flight: F): RotationLeg<F>['stop'] {
  const planned = inMinutes(Date.parse(timeHere(flight))) - before.planned;
  if (planned > longestStop) return undefined;
  const turn = shortestTurn(flight.airplane_model);
  const needed = flight.is_departure ? turn : duration(before.flight) + turn + duration(flight);
  const shortest = leastBetween(needed, planned);
  return { isHere: flight.is_departure, planned, shortest, slack: planned - shortest };
}

/** Why a departure will be late, where its aircraft comes too late for what is expected of it. */
export interface Forecast<F extends TurningFlight> {
  arrival: RotationLeg<F>;
  departure: RotationLeg<F>;
}
export function forecastOf<F extends TurningFlight>(legs: readonly RotationLeg<F>[], id: string) {
  const at = legs.findIndex(({ flight }) => flight.id === id);
  const [arrival, departure] = [legs[at - 1], legs[at]];
  if (!arrival || !departure?.stop?.isHere || departure.forecast <= departure.expected) return undefined;
  return { arrival, departure } satisfies Forecast<F>;
}

export const clockOf = (at: number): string => formatTime(at * minute);

/** 'LO 3922 nie zdąży o 18:40: przylot 18:25 + 25 min obsługi = 18:50' */
export const forecastWords = <F extends TurningFlight>({ arrival, departure }: Forecast<F>): string =>
  [
    `${flightNumber(departure.flight.number)} nie zdąży o ${clockOf(departure.expected)}:`,
    `przylot ${clockOf(arrival.forecast)} + ${departure.stop?.shortest} min obsługi = ${clockOf(departure.forecast)}`,
  ].join(' ');

import type { Flight } from './flight.ts';
import { withNewTime } from './flight-changes.ts';
import { isOff, phaseOf } from './flight-status.ts';
import { expectedHere } from './flight-times.ts';
import { flightNumber } from './flight-words.ts';

/** A change of a flight as it is typed in one line: 'OS 3124 +40 A4'. */
export interface FlightLine {
  number: string;
  /** By how much later it goes. */
  minutes?: number;
  /** The name of its new gate. */
  gate?: string;
}

const written = /^((?:[a-z]{2,3}|[a-z]\d|\d[a-z])[ -]?\d{1,4}[a-z]?)((?:\s+\S+){1,2})$/i;
const delay = /^\+(\d{1,3})$/;
const gateName = /^(?=.*\d)[a-z\d]{1,4}$/i;

/** What a line asks for; undefined: it is no such line. */
export function readFlightLine(typed: string): FlightLine | undefined {
  const [, number, rest = ''] = written.exec(typed.trim()) ?? [];
  if (!number) return undefined;
  const parts = rest.trim().split(/\s+/);
  const minutes = Number(parts.map((it) => delay.exec(it)?.[1]).find(Boolean) ?? 0);
  const gate = parts.find((it) => gateName.test(it));
  // Every part is read: at most one delay and one gate, and nothing else
  if (Number(minutes > 0) + Number(gate !== undefined) !== parts.length) return undefined;
  return { number: flightNumber(number.toUpperCase()), ...(minutes && { minutes }), ...(gate && { gate }) };
}

/** 'OS 3124: opóźnij o 40 min, bramka A4' */
export const lineWords = ({ number, minutes, gate }: FlightLine): string =>
  `${number}: ${[minutes && `opóźnij o ${minutes} min`, gate && `bramka ${gate}`].filter(Boolean).join(', ')}`;

/** Why nothing is changed of a flight any more by such a line; undefined: it is. */
export function refusesLine(flight: Flight): string | undefined {
  if (isOff(flight)) return 'Ten lot jest anulowany';
  return phaseOf(flight) === 'over' ? 'Ten lot jest zakończony' : undefined;
}

/** What such a line changes of a flight. */
export function changeByLine(flight: Flight, minutes = 0, gateId?: number): Partial<Flight> {
  const estimated = new Date(Date.parse(expectedHere(flight)) + minutes * 60_000).toISOString();
  return {
    ...(minutes > 0 && withNewTime(flight, estimated)),
    ...(gateId !== undefined && { Gates_id: gateId }),
  };
}

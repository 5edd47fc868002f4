import { airportAt } from '../../domain/airports.ts';
import {
  cityAndCode,
  ends,
  expectedTimes,
  type Flight,
  flightNumber,
  flightStatus,
  isOff,
  phaseOf,
} from '../../domain/flight.ts';
import { type FlightData, flightData } from '../../domain/flight-data.ts';
import { once } from '../../domain/kernel/once.ts';
import { type Day, dayOf, formatTime, formatWeekday } from '../../domain/language/days.ts';
import * as pages from '../../domain/paths.ts';
import { distance, mapOf } from './map.ts';

/** The place of a word in the built page, which the function fills. */
export const word = (name: string): string => `{{${name}}}`;

/** What the built page says where a flight's own words will stand. */
export const shellHead = { title: 'Szczegóły lotu', description: 'Godziny, status i położenie lotu.' } as const;

/** A flight as its page tells it: the words for the places of the built page, and the parts that it shows. */
export interface FlightPage {
  title: string;
  description: string;
  words: Record<string, string>;
  parts: string[];
}

const decimal = once(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 5 }));

export function flightPage(it: Flight, position: FlightData | undefined, now: number): FlightPage {
  const number = flightNumber(it.id);
  const [from, to] = [cityAndCode(it.origin), cityAndCode(it.destination)];
  const { label } = flightStatus[it.status];
  const off = isOff(it);
  const expected = expectedTimes(it);
  const { departure, arrival } = expected;
  const map = position && mapOf(position, it);
  return {
    title: `${number} ${from.city} – ${to.city}`,
    description:
      `Lot ${number} (${it.airline_name}) ${it.origin} – ${it.destination}, ${formatWeekday(dayOf(departure))}: ` +
      `odlot ${formatTime(departure)}, przylot ${formatTime(arrival)}. Status: ${label}.`,
    words: {
      id: it.id,
      path: pages.flight(it.id),
      number,
      airline: it.airline_name,
      plane: it.airplane_serial_no,
      state: off ? 'off' : 'on',
      gate: it.gate_name ?? '',
      fromCity: from.city,
      fromCode: from.code,
      toCity: to.city,
      toCode: to.code,
      ...moment('departure', it.departure),
      ...moment('arrival', it.arrival),
      ...moment('departureExpected', departure),
      ...moment('arrivalExpected', arrival),
      // A new time that cannot be, before the other end, leaves the plan
      duration: hours([expected, it].map(lasting).find((ms) => ms > 0) ?? 0),
      readTime: formatTime(now),
      readAt: new Date(now).toISOString(),
      ...(position && positionWords(position)),
      ...map,
      thereCity: it.is_departure ? to.city : from.city,
    },
    parts: [
      `status ${it.status}`,
      it.is_departure ? 'departs' : 'arrives',
      ...(off ? ['off'] : phaseOf(it) === 'over' ? [] : ['on']),
      ...ends.filter((end) => expected[end] !== it[end]).map((end) => `new ${end}`),
      ...ends.filter((end) => dayOf(expected[end]) !== dayOf(it[end])).map((end) => `new day ${end}`),
      ...(it.is_departure && arrival !== it.arrival ? ['derived arrival'] : []),
      ...(it.gate_name && !off ? ['gate'] : []),
      ...(position ? ['position'] : []),
      ...(map?.there ? ['there'] : []),
    ],
  };
}

const moment = (name: string, at: string): Record<string, string> => {
  const day: Day = dayOf(at);
  return {
    [`${name}Time`]: formatTime(at),
    [`${name}Day`]: formatWeekday(day),
    [`${name}Date`]: day,
    [`${name}At`]: at,
  };
};

const lasting = ({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number =>
  Date.parse(arrival) - Date.parse(departure);

function hours(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

const measured = ['altitude', 'track', 'ground_speed', 'vertical_speed', 'latitude', 'longitude'] as const;
/** The parameters with their names, in order, for the built page. */
export const measures = measured.map((name) => ({ name, label: flightData.fields[name].label }));

function positionWords(position: FlightData): Record<string, string> {
  const values = measured.map((name) => [
    name,
    `${decimal().format(position[name])}\u00a0${flightData.fields[name].unit}`.replace('\u00a0°', '°'),
  ]);
  return { ...Object.fromEntries(values), far: `${Math.round(distance(airportAt, position))}\u00a0km` };
}

import { airportAt, clockWords, localTime } from '../../domain/airports.ts';
import { bookingLimits } from '../../domain/booking.ts';
import {
  cityAndCode,
  type Direction,
  dayHere,
  ends,
  expectedTimes,
  type Flight,
  flightNumber,
  flightStatus,
  isOff,
  newTime,
  phaseOf,
} from '../../domain/flight.ts';
import { type FlightData, flightData } from '../../domain/flight-data.ts';
import { once } from '../../domain/kernel/once.ts';
import { addDays, dayOf, formatTime, formatWeekday, today } from '../../domain/language/days.ts';
import * as pages from '../../domain/paths.ts';
import type { FilledPage, ShellHead } from '../filled/page.ts';
import { distance, mapOf } from './map.ts';

/** What the built page says where a flight's own words will stand. */
export const shellHead: ShellHead = { title: 'Szczegóły lotu', description: 'Godziny, status i położenie lotu.' };

const decimal = once(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 5 }));

/** A flight as its page tells it. */
export function flightPage(it: Flight, position: FlightData | undefined, now: number): FilledPage {
  const number = flightNumber(it.number);
  const [from, to] = [cityAndCode(it.origin), cityAndCode(it.destination)];
  const { label } = flightStatus[it.status];
  const off = isOff(it);
  const expected = expectedTimes(it);
  const { departure, arrival } = expected;
  const map = position && mapOf(position, it);
  const here = dayOf(it.is_departure ? departure : arrival);
  const isComing = !off && phaseOf(it) !== 'over';
  const late = minutesLate(it);
  return {
    title: `${number} ${from.city} – ${to.city}`,
    description:
      `Lot ${number} (${it.airline_name}) ${it.origin} – ${it.destination}, ` +
      `${formatWeekday(localDay(it.origin, departure))}: odlot ${localHour(it.origin, departure)}, ` +
      `przylot ${localHour(it.destination, arrival)} czasu lokalnego. Status: ${label}.`,
    words: {
      id: it.id,
      path: pages.flight(it.number, dayHere(it)),
      number,
      airline: it.airline_name,
      plane: it.airplane_serial_no,
      state: off ? 'off' : 'on',
      gate: it.gate_name ?? '',
      fromCity: from.city,
      fromCode: from.code,
      toCity: to.city,
      toCode: to.code,
      ...moment('departure', it.departure, it.origin),
      ...moment('arrival', it.arrival, it.destination),
      ...moment('departureExpected', departure, it.origin),
      ...moment('arrivalExpected', arrival, it.destination),
      departureClock: clockWords(it.origin, departure),
      arrivalClock: clockWords(it.destination, arrival),
      late: phaseOf(it) === 'late' ? `o ${lasting(late)}` : `opóźnienie ${lasting(late)}`,
      parking: pages.parkingFrom(here),
      // A new time that cannot be, before the other end, leaves the plan
      duration: lasting([expected, it].map(minutesBetween).find((minutes) => minutes > 0) ?? 0),
      readTime: formatTime(now),
      readAt: new Date(now).toISOString(),
      ...(position && positionWords(position)),
      ...map,
      thereCity: it.is_departure ? to.city : from.city,
    },
    parts: [
      `status ${it.status}`,
      it.is_departure ? 'departs' : 'arrives',
      ...(off ? ['off'] : []),
      ...(isComing ? ['on'] : []),
      ...(isComing && here >= today(now) && here <= addDays(today(now), bookingLimits.ahead) ? ['parking'] : []),
      ...(late > 0 ? ['late'] : []),
      ...ends.filter((end) => expected[end] !== it[end]).map((end) => `new ${end}`),
      ...ends
        .filter((end) => localDay(placeOfEnd(it, end), expected[end]) !== localDay(placeOfEnd(it, end), it[end]))
        .map((end) => `new day ${end}`),
      ...(it.is_departure && arrival !== it.arrival ? ['derived arrival'] : []),
      ...(it.gate_name && !off ? ['gate'] : []),
      ...(position ? ['position'] : []),
      ...(map?.there ? ['there'] : []),
    ],
  };
}

const placeOfEnd = (it: Flight, end: Direction) => (end === 'departure' ? it.origin : it.destination);
const localDay = (place: string, at: string) => localTime(place, at).slice(0, 10);
const localHour = (place: string, at: string) => localTime(place, at).slice(11, 16);

/** The words of a moment, by the clock of the airport where it is. */
const moment = (name: string, at: string, place: string): Record<string, string> => ({
  [`${name}Time`]: localHour(place, at),
  [`${name}Day`]: formatWeekday(localDay(place, at)),
  [`${name}Date`]: localDay(place, at),
  [`${name}At`]: at,
});

const minutesBetween = ({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number =>
  Math.round((Date.parse(arrival) - Date.parse(departure)) / 60_000);

/** How much later than planned it leaves or lands here, as far as known. */
function minutesLate(it: Flight): number {
  const planned = it.is_departure ? it.departure : it.arrival;
  return minutesBetween({ departure: planned, arrival: newTime(it) ?? planned });
}

/** '40 min', '1 h 05 min' */
function lasting(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours > 0 ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${rest} min`;
}

type Measure = Exclude<keyof typeof flightData.fields, 'Flight_id'>;
/** Metres and kilometres say more than feet and knots to who is not a pilot. */
const passengerUnits: Partial<Record<Measure, { unit: string; times: number; digits: number }>> = {
  altitude: { unit: 'm', times: 0.3048, digits: 0 },
  ground_speed: { unit: 'km/h', times: 1.852, digits: 0 },
};
const labelled = (names: readonly Measure[]) => names.map((name) => ({ name, label: flightData.fields[name].label }));
/** The parameters with their names, in order, for the built page; the others are folded away. */
export const measures = labelled(['altitude', 'ground_speed', 'vertical_speed']);
export const otherMeasures = labelled(['track', 'latitude', 'longitude']);

function positionWords(position: FlightData): Record<string, string> {
  const values = [...measures, ...otherMeasures].map(({ name }) => {
    const { unit, times, digits } = {
      unit: flightData.fields[name].unit,
      times: 1,
      digits: 5,
      ...passengerUnits[name],
    };
    const figure = decimal().format(Number((position[name] * times).toFixed(digits)));
    return [name, `${figure}\u00a0${unit}`.replace('\u00a0°', '°')];
  });
  return { ...Object.fromEntries(values), far: `${Math.round(distance(airportAt, position))}\u00a0km` };
}

import { airportAt } from '../../airport/position.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { type FlightData, flightData } from '../../domain/flight/flight-data.ts';
import { type Direction, ends } from '../../domain/flight/flight-fields.ts';
import { isOff, phaseOf } from '../../domain/flight/flight-status.ts';
import { expectedTimes, newTime, pageOf } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { publicWords, toldWord } from '../../domain/flight/public-words.ts';
import { isAhead, offersParking } from '../../domain/flight/travel-plans.ts';
import { clockWords, localHour, localTime } from '../../domain/flight/zones.ts';
import { formatNumber, withUnit } from '../../domain/kernel/figures.ts';
import { addDays, type Day, dayOf, formatDay, formatTime, formatWeekday, startOf } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import type { FilledPage, ShellHead } from '../page/page.ts';
import { isOver, oldMs, unbelievedFrom } from '../schedule/flights.ts';
import { distance, mapOf } from './map.ts';

/** What the built page says where a flight's own words will stand. */
export const shellHead: ShellHead = { title: 'Szczegóły lotu', description: 'Godziny, status i położenie lotu.' };

/** A flight as its page tells it; `other` is what the same number does here in the other direction that day. */
export function flightPage(flight: Flight, position: FlightData | undefined, now: number, other?: Flight): FilledPage {
  const number = flightNumber(flight.number);
  const [from, to] = [cityAndCode(flight.origin), cityAndCode(flight.destination)];
  const told = toldWord(flight, now);
  const { label } = publicWords(flight, now);
  const off = isOff(flight);
  const expected = expectedTimes(flight);
  const { departure, arrival } = expected;
  const map = position && mapOf(position, flight);
  const late = minutesLate(flight);
  return {
    title: `${number} ${from.city} – ${to.city}`,
    description:
      `Lot ${number} (${flight.airline_name}) ${flight.origin} – ${flight.destination}, ` +
      `${formatWeekday(localDay(flight.origin, departure))}: odlot ${localHour(flight.origin, departure)}, ` +
      `przylot ${localHour(flight.destination, arrival)} czasu lokalnego. Status: ${label}.`,
    words: {
      id: flight.id,
      path: pageOf(flight),
      number,
      airline: flight.airline_name,
      plane: flight.airplane_serial_no,
      state: off ? 'off' : 'on',
      gate: flight.gate_name ?? '',
      reason: flight.public_reason ?? '',
      fromCity: from.city,
      fromCode: from.code,
      toCity: to.city,
      toCode: to.code,
      ...moment('departure', flight.departure, flight.origin),
      ...moment('arrival', flight.arrival, flight.destination),
      ...moment('departureExpected', departure, flight.origin),
      ...moment('arrivalExpected', arrival, flight.destination),
      departureClock: clockWords(flight.origin, departure),
      arrivalClock: clockWords(flight.destination, arrival),
      late: phaseOf(flight) === 'late' ? `o ${lasting(late)}` : `opóźnienie ${lasting(late)}`,
      parking: pages.parkingForFlight(flight.id),
      // A new time that cannot be, before the other end, leaves the plan
      duration: lasting([expected, flight].map(minutesBetween).find((minutes) => minutes > 0) ?? 0),
      readDay: formatDay(dayOf(now)),
      readTime: formatTime(now),
      readAt: new Date(now).toISOString(),
      oldFrom: String(now + oldMs),
      oldDayFrom: String(startOf(addDays(dayOf(now), 1))),
      statusFrom: String(isOver(flight) ? Number.POSITIVE_INFINITY : now + oldMs),
      goneFrom: String(unbelievedFrom(flight, now)),
      ...(other && otherWords(other)),
      ...(position && positionWords(position)),
      ...map,
      thereCity: flight.is_departure ? to.city : from.city,
    },
    parts: [
      told ? `told ${told}` : `status ${flight.status}`,
      ...(flight.public_reason && !off ? ['reason'] : []),
      flight.is_departure ? 'departs' : 'arrives',
      ...(off ? ['off'] : []),
      ...(isAhead(flight, now) ? ['on'] : []),
      ...(offersParking(flight, now) ? ['parking'] : []),
      ...(late > 0 ? ['late'] : []),
      ...ends.filter((end) => expected[end] !== flight[end]).map((end) => `new ${end}`),
      ...ends
        .filter(
          (end) =>
            localDay(airportOfEnd(flight, end), expected[end]) !== localDay(airportOfEnd(flight, end), flight[end]),
        )
        .map((end) => `new day ${end}`),
      ...(flight.is_departure && arrival !== flight.arrival ? ['derived arrival'] : []),
      ...(flight.gate_name && !off ? ['gate'] : []),
      ...(other ? ['other'] : []),
      ...(position ? ['position'] : []),
      ...(map?.there ? ['there'] : []),
    ],
  };
}

const otherWords = (other: Flight) => ({
  otherPath: pageOf(other),
  other: `Tego dnia ${flightNumber(other.number)} także ${
    other.is_departure
      ? `odlatuje stąd o\u00a0${localHour(other.origin, other.departure)}`
      : `ląduje tutaj o\u00a0${localHour(other.destination, other.arrival)}`
  }`,
});

const airportOfEnd = (it: Flight, end: Direction) => (end === 'departure' ? it.origin : it.destination);
const localDay = (airport: string, at: string) => localTime(airport, at).slice(0, 10) as Day;

/** The words of a moment, by the clock of the airport where it is. */
const moment = (name: string, at: string, airport: string): Record<string, string> => ({
  [`${name}Time`]: localHour(airport, at),
  [`${name}Day`]: formatWeekday(localDay(airport, at)),
  [`${name}Date`]: localDay(airport, at),
  [`${name}At`]: at,
});

const minutesBetween = ({ departure, arrival }: Pick<Flight, 'departure' | 'arrival'>): number =>
  Math.round((Date.parse(arrival) - Date.parse(departure)) / 60_000);

/** How much later than planned it leaves or lands here, as far as known. */
function minutesLate(flight: Flight): number {
  const planned = flight.is_departure ? flight.departure : flight.arrival;
  return minutesBetween({ departure: planned, arrival: newTime(flight) ?? planned });
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
    return [name, withUnit(formatNumber(Number((position[name] * times).toFixed(digits))), unit)];
  });
  return { ...Object.fromEntries(values), far: `${Math.round(distance(airportAt, position))}\u00a0km` };
}

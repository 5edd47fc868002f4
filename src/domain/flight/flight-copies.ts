import { addDays, type Day, dayCount, parseInstant } from '../language/days.ts';
import type { Flight } from './flight.ts';
import { timeHere } from './flight-times.ts';

/** What is sent to add a flight. */
export type NewFlight = Pick<
  Flight,
  'id' | 'status' | 'airline_name' | 'departure' | 'arrival' | 'destination' | 'origin' | 'airplane_serial_no'
> &
  Pick<Flight, 'is_departure'>;

/** What of a flight is another in its copy: its number, and the hour here, 'HH:MM'. */
interface CopyAs {
  number: string;
  time: string;
}

/** Nobody repeats a flight for longer than a season. */
export const mostCopies = 220;

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The days from one to another that are one of these weekdays. */
export const daysOn = (since: Day, until: Day, weekdays: readonly number[]): Day[] =>
  Array.from({ length: Math.max(dayCount(since, until), 0) }, (_, n) => addDays(since, n)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );

/** A flight on another day, at its hour by clocks here and as long; without its gate, and as new flights are. */
export function copyOn(flight: Flight, day: Day, { number, time }: CopyAs): NewFlight {
  const here = parseInstant(`${day} ${time}`) ?? timeHere(flight);
  const length = Date.parse(flight.arrival) - Date.parse(flight.departure);
  const there = new Date(Date.parse(here) + (flight.is_departure ? length : -length)).toISOString();
  const { airline_name, destination, origin, airplane_serial_no, is_departure } = flight;
  const [departure, arrival] = is_departure ? [here, there] : [there, here];
  const route = { departure, arrival, destination, origin };
  return { id: number, status: 'SCHEDULED', airline_name, ...route, airplane_serial_no, is_departure };
}

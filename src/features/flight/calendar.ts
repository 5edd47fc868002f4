import { cityAndCode, expectedTimes, type Flight, flightNumber, flightStatus, isOff } from '../../domain/flight.ts';
import { calendarOf, stamp } from '../../domain/language/calendar.ts';
import { formatTime } from '../../domain/language/days.ts';

/** A flight as an event for calendars, in UTC: each shows it in its owner's zone. */
export function flightCalendar(it: Flight & { version?: number }, url: string, now: number): string {
  const { departure, arrival } = expectedTimes(it);
  const number = flightNumber(it.number);
  const [from, to] = [cityAndCode(it.origin), cityAndCode(it.destination)];
  const times = `Odlot ${formatTime(departure)}, przylot ${formatTime(arrival)} czasu polskiego.`;
  const status = `Status: ${flightStatus[it.status].label}.`;
  const told = `${it.airline_name}, ${it.origin} – ${it.destination}. ${times} ${status}\n${url}`;
  return calendarOf({
    product: 'Harmonogram',
    uid: `${encodeURIComponent(it.id)}@${new URL(url).hostname}`,
    now,
    more: [`SEQUENCE:${it.version ?? 0}`, `URL:${url}`],
    start: `:${stamp(departure)}`,
    end: `:${stamp(arrival)}`,
    summary: `Lot ${number}: ${from.city} – ${to.city}`,
    location: it.origin,
    description: told,
    status: isOff(it) ? 'CANCELLED' : 'CONFIRMED',
  });
}

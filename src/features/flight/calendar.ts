import type { Flight } from '../../domain/flight/flight.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { expectedTimes } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { publicWords } from '../../domain/flight/public-words.ts';
import { calendarOf, stamp } from '../../domain/language/calendar.ts';
import { formatTime } from '../../domain/language/days.ts';

/** A flight as an event for calendars, in UTC: each shows it in its owner's zone. */
export function flightCalendar(flight: Flight & { version?: number }, url: string, now: number): string {
  const { departure, arrival } = expectedTimes(flight);
  const number = flightNumber(flight.number);
  const [from, to] = [cityAndCode(flight.origin), cityAndCode(flight.destination)];
  const times = `Odlot ${formatTime(departure)}, przylot ${formatTime(arrival)} czasu polskiego.`;
  const status = `Status: ${publicWords(flight, now).label}.`;
  const description = `${flight.airline_name}, ${flight.origin} – ${flight.destination}. ${times} ${status}\n${url}`;
  return calendarOf({
    product: 'Harmonogram',
    uid: `${encodeURIComponent(flight.id)}@${new URL(url).hostname}`,
    now,
    more: [`SEQUENCE:${flight.version ?? 0}`, `URL:${url}`],
    start: `:${stamp(departure)}`,
    end: `:${stamp(arrival)}`,
    summary: `Lot ${number}: ${from.city} – ${to.city}`,
    location: flight.origin,
    description,
    status: isOff(flight) ? 'CANCELLED' : 'CONFIRMED',
  });
}

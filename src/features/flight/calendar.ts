import { airportName } from '../../domain/airport.ts';
import { cityAndCode, expectedTimes, type Flight, flightNumber, flightStatus, isOff } from '../../domain/flight.ts';
import { formatTime } from '../../domain/language/days.ts';

const stamp = (at: string | number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545 wants lines of 75 octets at most; the rest follows on a line that begins with a space. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n');
}

/** A flight as an event for calendars, in UTC: each shows it in its owner's zone. */
export function flightCalendar(it: Flight & { version?: number }, url: string, now: number): string {
  const { departure, arrival } = expectedTimes(it);
  const number = flightNumber(it.id);
  const [from, to] = [cityAndCode(it.origin), cityAndCode(it.destination)];
  const times = `Odlot ${formatTime(departure)}, przylot ${formatTime(arrival)} czasu polskiego.`;
  const status = `Status: ${flightStatus[it.status].label}.`;
  const told = `${it.airline_name}, ${it.origin} – ${it.destination}. ${times} ${status}\n${url}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${airportName}//Harmonogram//PL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(it.id)}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${it.version ?? 0}`,
    `DTSTART:${stamp(departure)}`,
    `DTEND:${stamp(arrival)}`,
    `SUMMARY:${escaped(`Lot ${number}: ${from.city} – ${to.city}`)}`,
    `LOCATION:${escaped(it.origin)}`,
    `DESCRIPTION:${escaped(told)}`,
    `URL:${url}`,
    `STATUS:${isOff(it) ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

import { airportName } from '../../airport/identity.ts';

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A moment in UTC, as calendars write it. */
export const stamp = (at: string | number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

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

interface CalendarEvent {
  /** Who publishes it: Harmonogram. */
  product: string;
  uid: string;
  /** When the file is made, in ms since 1970. */
  now: number;
  /** The start and the end as they stand in the file: `DTSTART:…`. */
  start: string;
  end: string;
  summary: string;
  location: string;
  description: string;
  status: 'CONFIRMED' | 'CANCELLED';
  /** What a calendar does with it: adds it, or takes it out. */
  method?: 'PUBLISH' | 'CANCEL';
  transparent?: boolean;
  /** Further lines. */
  more?: readonly string[];
}

/** A file for calendars, with one event. */
export function calendarOf(event: CalendarEvent): string {
  const {
    product,
    uid,
    now,
    start,
    end,
    summary,
    location,
    description,
    status,
    method = 'PUBLISH',
    transparent,
    more = [],
  } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${airportName}//${product}//PL`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    ...more,
    `DTSTART${start}`,
    `DTEND${end}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${status}`,
    `TRANSP:${transparent ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

import { airportName } from '../../airport/identity.ts';
import { calendarOf } from '../language/calendar.ts';
import { addDays, type Day } from '../language/days.ts';

interface BookedStay {
  order_number: string;
  /** 'Poziom A, miejsce 7' */
  place: string;
  /** What else to know: the plate. */
  note?: string | undefined;
  since: Day;
  until: Day;
  /** The file is a cancellation: a calendar that has the booking removes it. */
  cancelled?: boolean;
}

const dayStamp = (day: Day) => day.replaceAll('-', '');

/** A booking as whole days for calendars; the last day is the one before their end. */
export const bookingCalendar = (
  { order_number, place, note, since, until, cancelled }: BookedStay,
  now: number,
): string =>
  calendarOf({
    product: 'Rezerwacje',
    uid: order_number,
    now,
    start: `;VALUE=DATE:${dayStamp(since)}`,
    end: `;VALUE=DATE:${dayStamp(addDays(until, 1))}`,
    summary: `${airportName}: ${place}`,
    location: airportName,
    description: [`Numer zamówienia: ${order_number}`, note].filter(Boolean).join('\n'),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    ...(cancelled && { method: 'CANCEL' as const }),
    // Of two files about one booking the later counts
    more: [`SEQUENCE:${Math.floor(now / 1000)}`],
    // Whoever parks is not busy all these days
    transparent: true,
  });

import { bookingCalendar } from '../../domain/booking/booking-calendar.ts';
import type { Receipt } from './receipt.ts';

/** What makes a link that saves the days of a booking for a calendar. */
export function calendarFile(receipt: Receipt): { href: string; download: string } {
  const note = receipt.plate && `Numer rejestracyjny: ${receipt.plate}`;
  const calendar = bookingCalendar({ ...receipt, note }, Date.now());
  return {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`,
    download: `${receipt.order_number}.ics`,
  };
}

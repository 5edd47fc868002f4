import { addDays, type Day, dayOf, formatTime, formatWeekday, startOf } from '../language/days.ts';
import { count, noun } from '../language/polish.ts';

const hour = 3_600_000;
/** A buyer gets everything back until so many hours before the first day begins; the database holds to it as well. */
const refundHours = 24;
/** How long a bank may take to book a refund, in days. */
const refundDays = 14;

/** The last moment at which all of the price goes back: hours by the clock, whose day may have 23 or 25 of them. */
export const refundUntil = (first: Day, hours = refundHours): string =>
  new Date(startOf(first) - hours * hour).toISOString();

/** 'śr 24.06.2026, godz. 24:00', its hour on one line: midnight belongs to the day that it ends. */
export function formatDeadline(at: string): string {
  if (formatTime(at) !== '00:00') return `${formatWeekday(dayOf(at))}, godz.\u00a0${formatTime(at)}`;
  return `${formatWeekday(addDays(dayOf(at), -1))}, godz.\u00a024:00`;
}

/** The deadline of any booking, after 'do': '24 godzin przed początkiem'. */
export const deadlineRule = `${count(refundHours, noun('godziny', 'godzin', 'godzin'))} przed początkiem`;

/** The day by which money that is sent back now is there. */
export const refundedBy = (from: string | number = Date.now()): Day => addDays(dayOf(from), refundDays);

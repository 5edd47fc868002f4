import { type Days, daysOf } from './booking-row.ts';
import { type Day, dayCount } from './language/days.ts';
import { occupyingRental, type Rental, rentalStatus } from './rental.ts';

/** Columns of a calendar, first and last included: 0 is its first day. */
export interface Span {
  from: number;
  to: number;
}
/** A rental as a bar; what of it lies beyond the days that are shown is cut off. */
export interface Bar extends Span {
  rental: Rental;
  days: Days;
  /** Does it keep the car from others? */
  takes: boolean;
}
/** A car's row: its bars, and the days between on which it can be had. */
export interface CalendarRow {
  bars: readonly Bar[];
  gaps: readonly Span[];
}

const order = Object.keys(rentalStatus);
const overlap = (a: Span, b: Span) => a.from <= b.to && a.to >= b.from;

/**
 * The rentals of a car on these days. Where a cancelled or returned one overlaps one that takes the car, only the
 * latter is drawn; the list below has both.
 */
export function calendarRow(rentals: readonly Rental[], shown: Days): CalendarRow {
  const last = dayCount(shown.since, shown.until) - 1;
  const column = (day: Day) => dayCount(shown.since, day) - 1;
  const bars: Bar[] = [];
  const first = rentals.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  for (const rental of first) {
    const days = daysOf(rental);
    if (!days || days.since > shown.until || days.until < shown.since) continue;
    const span = { from: Math.max(column(days.since), 0), to: Math.min(column(days.until), last) };
    const takes = (occupyingRental as string[]).includes(rental.status);
    if (!bars.some((bar) => overlap(bar, span))) bars.push({ ...span, rental, days, takes });
  }
  bars.sort((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  let free = 0;
  for (const bar of bars) {
    if (bar.from > free) gaps.push({ from: free, to: bar.from - 1 });
    free = bar.to + 1;
  }
  if (free <= last) gaps.push({ from: free, to: last });
  return { bars, gaps };
}

/** From the day where one begins towards another, as far as the car is free; and the bar that is in the way. */
export function freeSpan({ bars }: CalendarRow, begin: number, end: number): { span: Span | undefined; bar?: Bar } {
  const taking = bars.filter(({ takes }) => takes);
  const at = taking.find((bar) => bar.from <= begin && bar.to >= begin);
  if (at) return { span: undefined, bar: at };
  const forward = end >= begin;
  const inTheWay = taking
    .filter((bar) => overlap(bar, { from: Math.min(begin, end), to: Math.max(begin, end) }))
    .at(forward ? 0 : -1);
  const stop = inTheWay ? (forward ? inTheWay.from - 1 : inTheWay.to + 1) : end;
  const span = { from: Math.min(begin, stop), to: Math.max(begin, stop) };
  return inTheWay ? { span, bar: inTheWay } : { span };
}

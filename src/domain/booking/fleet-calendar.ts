import { type Day, dayCount } from '../language/days.ts';
import type { CarBlock } from './block.ts';
import { daysOf } from './booking-row.ts';
import { occupyingRental, type Rental, rentalStatus } from './rental.ts';
import { overlap, type Span } from './span.ts';

/** A rental as a bar; what of it lies beyond the days that are shown is cut off. */
export interface Bar extends Span<number> {
  rental: Rental;
  days: Span;
  /** Does it keep the car from others? */
  takes: boolean;
}
/** Days on which the car is out of use, likewise. */
export interface BlockBar extends Span<number> {
  block: CarBlock;
  days: Span;
  takes: true;
}
/** A car's row: its bars, and the days between on which it can be had. */
export interface CalendarRow {
  bars: readonly Bar[];
  blocks: readonly BlockBar[];
  gaps: readonly Span<number>[];
}

const order = Object.keys(rentalStatus);

/**
 * The rentals of a car on these days. Where a cancelled or returned one overlaps one that takes the car, only the
 * latter is drawn; the list below has both.
 */
export function calendarRow(rentals: readonly Rental[], shown: Span, blocked: readonly CarBlock[] = []): CalendarRow {
  const last = dayCount(shown.since, shown.until) - 1;
  const column = (day: Day) => dayCount(shown.since, day) - 1;
  const columns = ({ since, until }: Span) => ({
    since: Math.max(column(since), 0),
    until: Math.min(column(until), last),
  });
  const blocks: BlockBar[] = blocked.flatMap((block) => {
    const days = daysOf(block);
    return days && overlap(days, shown) ? [{ ...columns(days), block, days, takes: true }] : [];
  });
  const bars: Bar[] = [];
  const first = rentals.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  for (const rental of first) {
    const days = daysOf(rental);
    if (!days || !overlap(days, shown)) continue;
    const span = columns(days);
    const takes = (occupyingRental as string[]).includes(rental.status);
    if (![...blocks, ...bars].some((bar) => overlap(bar, span))) bars.push({ ...span, rental, days, takes });
  }
  bars.sort((a, b) => a.since - b.since);
  const gaps: Span<number>[] = [];
  let free = 0;
  for (const bar of inOrder([...bars, ...blocks])) {
    if (bar.since > free) gaps.push({ since: free, until: bar.since - 1 });
    free = bar.until + 1;
  }
  if (free <= last) gaps.push({ since: free, until: last });
  return { bars, blocks, gaps };
}

export const inOrder = <S extends Span<number>>(spans: readonly S[]): S[] =>
  spans.toSorted((a, b) => a.since - b.since);

/** From the day where one begins towards another, as far as the car is free; and the bar that is in the way. */
export function freeSpan(
  { bars, blocks }: CalendarRow,
  begin: number,
  end: number,
): { span: Span<number> | undefined; bar?: Bar | BlockBar } {
  const taking = inOrder([...bars, ...blocks].filter(({ takes }) => takes));
  const at = taking.find((bar) => overlap(bar, { since: begin, until: begin }));
  if (at) return { span: undefined, bar: at };
  const forward = end >= begin;
  const inTheWay = taking
    .filter((bar) => overlap(bar, { since: Math.min(begin, end), until: Math.max(begin, end) }))
    .at(forward ? 0 : -1);
  const stop = inTheWay ? (forward ? inTheWay.since - 1 : inTheWay.until + 1) : end;
  const span = { since: Math.min(begin, stop), until: Math.max(begin, stop) };
  return inTheWay ? { span, bar: inTheWay } : { span };
}

import { type Choice, choices } from '../kernel/choices.ts';
import { type Day, dayCount, today } from '../language/days.ts';
import type { CarBlock } from './block.ts';
import { daysOf } from './booking-row.ts';
import { occupyingRental, type Rental, rentalStatus } from './rental.ts';
import { overlap, type Span } from './span.ts';
import { daysLate, type RentalStage, rentalStage, rentalStageOf } from './stage.ts';

const { CANCELLED } = rentalStatus;
/** How a bar looks: by what has happened, where that is known. */
export const barLook = choices({
  ...rentalStage,
  OVER: { label: 'minęło, nic nie zapisano', tone: 'neutral' },
  CANCELLED: { label: CANCELLED.label.toLowerCase(), tone: CANCELLED.tone, icon: CANCELLED.icon },
}) satisfies Record<RentalStage, Choice>;
export type BarLook = keyof typeof barLook;

/**
 * A rental as a bar; what of it lies beyond the days that are shown is cut off. One that is overdue goes on to today.
 */
export interface Bar extends Span<number> {
  rental: Rental;
  /** As they were booked. */
  days: Span;
  /** Does it keep the car from others? */
  takes: boolean;
  look: BarLook;
  /** By how many days it is overdue. */
  late: number;
  /** The car that it waits for is overdue: somebody has to act. */
  waits?: true;
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
  /** Who still has the car after their last day: until it is back nobody can have it after today either. */
  overdue?: Bar;
}

const order = Object.keys(rentalStatus);

function lookOf(rental: Rental, now: Day): BarLook {
  if (rental.status === 'CANCELLED') return 'CANCELLED';
  return rentalStageOf(rental, now) ?? 'OVER';
}

/**
 * The rentals of a car on these days. Where a cancelled or returned one overlaps one that takes the car, only the
 * latter is drawn; the list below has both. Who waits for an overdue car begins after it.
 */
export function calendarRow(
  rentals: readonly Rental[],
  shown: Span,
  blocked: readonly CarBlock[] = [],
  now: Day = today(),
): CalendarRow {
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
  const looked = rentals.map((rental) => {
    const look = lookOf(rental, now);
    return { rental, look, late: look === 'OVERDUE' ? daysLate(rental, now) : 0 };
  });
  looked.sort((a, b) => b.late - a.late || order.indexOf(a.rental.status) - order.indexOf(b.rental.status));
  for (const { rental, look, late } of looked) {
    const days = daysOf(rental);
    const held = days && (late > 0 ? { since: days.since, until: now } : days);
    if (!days || !held || !overlap(held, shown)) continue;
    const span = columns(held);
    const takes = (occupyingRental as string[]).includes(rental.status);
    const overdue = takes && bars.find((bar) => bar.late > 0 && overlap(bar, span) && span.until > bar.until);
    if (overdue) span.since = overdue.until + 1;
    if (![...blocks, ...bars].some((bar) => overlap(bar, span)))
      bars.push({ ...span, rental, days, takes, look, late });
  }
  bars.sort((a, b) => a.since - b.since);
  const overdue = bars.find(({ late }) => late > 0);
  const next = overdue && bars.find(({ takes, since }) => takes && since > overdue.until);
  if (next) next.waits = true;
  const gaps: Span<number>[] = [];
  let free = 0;
  for (const bar of inOrder([...bars, ...blocks])) {
    if (bar.since > free) gaps.push({ since: free, until: bar.since - 1 });
    free = bar.until + 1;
  }
  if (free <= last) gaps.push({ since: free, until: last });
  return { bars, blocks, gaps, ...(overdue && { overdue }) };
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

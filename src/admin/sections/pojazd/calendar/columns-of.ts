import type { Span } from '../../../../domain/booking/span.ts';
import { type Day, dayCount } from '../../../../domain/language/days.ts';

/** The columns of some days, as far as they are among those that are shown. */
export function columnsOf(days: Span, first: Day, shown: Span<number>): Span<number> | undefined {
  const column = (day: Day) => (day < first ? -1 : dayCount(first, day) - 1);
  const span = { since: Math.max(column(days.since), 0), until: Math.min(column(days.until), shown.until) };
  return days.until < first || span.since > span.until ? undefined : span;
}

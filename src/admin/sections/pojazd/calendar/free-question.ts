import { checkPeriod } from '../../../../domain/booking/booking.ts';
import { type Filters, unfiltered } from '../../../../domain/booking/car-filter.ts';
import type { FreeCar } from '../../../../domain/booking/free-cars.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { type Day, dayCount } from '../../../../domain/language/days.ts';
import type { CarRow } from './fleet.ts';

/** Which cars are asked for. */
export interface FreeQuestion {
  since: Day | null;
  until: Day | null;
  filters: Filters;
}

export const nothingAsked: FreeQuestion = { since: null, until: null, filters: unfiltered };

/** The stay that is asked about, once both of its days are there, or what is wrong with them. */
export function stayAsked({ since, until }: FreeQuestion): { stay?: Span; error?: string } {
  if (!since || !until) return {};
  const error = checkPeriod(since, until).until;
  return error ? { error } : { stay: { since, until } };
}

/** The rows of the free cars alone, in their order, each with what the stay costs. */
export function offeredRows(rows: readonly CarRow[], free: readonly FreeCar[], stay: Span, shown: Span): CarRow[] {
  const byCar = new Map(rows.map((row) => [row.car.id, row]));
  const last = dayCount(shown.since, shown.until) - 1;
  const column = (day: Day) => Math.min(Math.max(daysFrom(shown.since, day), 0), last);
  return free.flatMap(({ car, price }) => {
    const row = byCar.get(car.id);
    return row ? [{ ...row, offer: { since: column(stay.since), until: column(stay.until), days: stay, price } }] : [];
  });
}
const daysFrom = (first: Day, day: Day) => (day < first ? -1 : dayCount(first, day) - 1);

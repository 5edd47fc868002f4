import { useAll } from '../../../client/useAll.ts';
import { bookerOf, daysOf } from '../../../domain/booking/booking-row.ts';
import { occupyingRental, type Rental } from '../../../domain/booking/rental.ts';
import { overlap, type Span } from '../../../domain/booking/span.ts';
import { toParams } from '../../../domain/kernel/to-params.ts';
import { addDays, formatDay, today } from '../../../domain/language/days.ts';

/** Days on which a car is taken, and by whose rental. */
export interface Taken extends Span {
  id: number;
  who: string;
}

/** What is known of each car, for checks that cannot wait for an answer. */
const takenByCar = new Map<number, readonly Taken[]>();
/** How many days back a rental may still be added. */
const back = 90;

function takenOf(rental: Rental): Taken | undefined {
  const days = daysOf(rental);
  return days && { ...days, id: rental.id, who: bookerOf(rental)?.name ?? `wypożyczenie nr ${rental.id}` };
}

const pathOf = (car: number) => {
  const params = toParams({
    page: 1,
    limit: 1000,
    filter: [
      { by: 'Cars_id', value: car },
      { by: 'status', operator: 'IN', value: occupyingRental },
    ],
  });
  params.delete('page');
  params.set('since', addDays(today(), -back));
  return `rent?${params}`;
};

/** When a car is taken; undefined while that is not known, or no car is chosen. */
export function useTakenDays(car: number | undefined): readonly Taken[] | undefined {
  const { rows } = useAll<Rental>(car === undefined ? null : pathOf(car));
  if (car === undefined || !rows) return undefined;
  const taken = rows.flatMap((it) => takenOf(it) ?? []).sort((a, b) => (a.since < b.since ? -1 : 1));
  takenByCar.set(car, taken);
  return taken;
}

/** The first of these that leaves no room for a stay of these days; `but`: a rental does not stand in its own way. */
export const inTheWay = (taken: readonly Taken[], days: Span, but?: unknown): Taken | undefined =>
  taken.find((it) => it.id !== but && overlap(it, days));

export const sayTaken = ({ since, until, who }: Taken): string =>
  `Auto jest wtedy zajęte: ${formatDay(since)} – ${formatDay(until)}, ${who}`;

/** What is wrong with the days of a rental, as far as this browser knows; the server has the last word. */
export function checkTaken(row: Readonly<Record<string, unknown>>, stored?: Readonly<Record<string, unknown>>) {
  const days = daysOf(row);
  if (!days || !occupyingRental.includes(row.status as never)) return undefined;
  const other = inTheWay(takenByCar.get(Number(row.Cars_id)) ?? [], days, stored?.id);
  return other && { since: sayTaken(other) };
}

import { useAll } from '../../../client/useAll.ts';
import { type CarBlock, carBlock } from '../../../domain/booking/block.ts';
import { bookerOf, daysOf } from '../../../domain/booking/booking-row.ts';
import { occupyingRental, type Rental } from '../../../domain/booking/rental.ts';
import { overlap, type Span } from '../../../domain/booking/span.ts';
import { rentalStageOf } from '../../../domain/booking/stage.ts';
import { toParams } from '../../../domain/kernel/to-params.ts';
import { addDays, type Day, formatDay, today } from '../../../domain/language/days.ts';

/** Days on which a car is taken, and by whose rental; without one it is out of use. */
export interface Taken extends Span {
  id?: number;
  who: string;
}
type Row = Readonly<Record<string, unknown>>;

/** What is known of each car, for checks that cannot wait for an answer. */
const takenByCar = new Map<number, readonly Taken[]>();
/** How many days back a rental may still be added. */
const back = 90;
/** The last day of what is overdue: nobody knows when it comes back. */
const untilBack: Day = '9999-12-31';

function takenOf(rental: Rental): Taken | undefined {
  const days = daysOf(rental);
  const isOverdue = rentalStageOf(rental) === 'OVERDUE';
  const who = bookerOf(rental)?.name ?? `wypożyczenie nr ${rental.id}`;
  return days && { since: days.since, until: isOverdue ? untilBack : days.until, id: rental.id, who };
}
function blockedOf(block: CarBlock): Taken | undefined {
  const days = daysOf(block);
  return days && { ...days, who: `wyłączone, ${block.reason}` };
}

type Filter = NonNullable<Parameters<typeof toParams>[0]['filter']>;
function pathOf(car: number, path: string, limit: number, filter: Filter = []): string {
  const params = toParams({ page: 1, limit, filter: [{ by: 'Cars_id', value: car }, ...filter] });
  params.delete('page');
  params.set('since', addDays(today(), -back));
  return `${path}?${params}`;
}
const occupying = [{ by: 'status', operator: 'IN' as const, value: occupyingRental }];

/** When a car is taken; undefined while that is not known, or no car is chosen. */
export function useTakenDays(car: number | undefined): readonly Taken[] | undefined {
  const { rows } = useAll<Rental>(car === undefined ? null : pathOf(car, 'rent', 1000, occupying));
  const { rows: blocks } = useAll<CarBlock>(car === undefined ? null : pathOf(car, carBlock.path, 100));
  if (car === undefined || !rows || !blocks) return undefined;
  const taken = [...rows.flatMap((it) => takenOf(it) ?? []), ...blocks.flatMap((it) => blockedOf(it) ?? [])].sort(
    (a, b) => (a.since < b.since ? -1 : 1),
  );
  takenByCar.set(car, taken);
  return taken;
}

/** What others keep of a car from a rental that is stored: what is overdue leaves it the days that it booked before. */
export function takenByOthers(taken: readonly Taken[], car: number, stored?: Row): Taken[] {
  const booked = stored && Number(stored.Cars_id) === car ? daysOf(stored) : undefined;
  return taken.flatMap((it) => {
    if (stored && it.id === stored.id) return [];
    if (!booked || it.until !== untilBack) return [it];
    const parts = [
      { ...it, until: addDays(booked.since, -1) },
      { ...it, since: addDays(booked.until, 1) },
    ];
    return parts.filter(({ since, until }) => since <= until);
  });
}

/** The first of these that leaves no room for a stay of these days. */
export const inTheWay = (taken: readonly Taken[], days: Span): Taken | undefined =>
  taken.find((it) => overlap(it, days));

export const sayTaken = ({ since, until, who }: Taken): string =>
  until === untilBack
    ? `Auto jest zajęte, aż wróci: ${who}`
    : `Auto jest wtedy zajęte: ${formatDay(since)} – ${formatDay(until)}, ${who}`;

/** What is wrong with the days of a rental, as far as this browser knows; the server has the last word. */
export function checkTaken(row: Row, stored?: Row) {
  const days = daysOf(row);
  if (!days || !occupyingRental.includes(row.status as never)) return undefined;
  const car = Number(row.Cars_id);
  const other = inTheWay(takenByOthers(takenByCar.get(car) ?? [], car, stored), days);
  return other && { since: sayTaken(other) };
}

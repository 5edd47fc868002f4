import { useMemo } from 'react';
import { useAll } from '../../../../client/useAll.ts';
import { type CarBlock, carBlock } from '../../../../domain/booking/block.ts';
import { bookerOf, daysOf, surnameOf } from '../../../../domain/booking/booking-row.ts';
import { type Car, car } from '../../../../domain/booking/car.ts';
import type { Filters } from '../../../../domain/booking/car-filter.ts';
import { type Bar, type BlockBar, type CalendarRow, calendarRow } from '../../../../domain/booking/fleet-calendar.ts';
import { freeCars } from '../../../../domain/booking/free-cars.ts';
import type { Occupant } from '../../../../domain/booking/occupant.ts';
import { type Rental, rental, rentalStatus } from '../../../../domain/booking/rental.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { rentalStageOf, stageOf } from '../../../../domain/booking/stage.ts';
import { labelOf } from '../../../../domain/kernel/choices.ts';
import { type Day, formatDay, formatWeekday, today } from '../../../../domain/language/days.ts';
import { shortened } from './useLetters.ts';

export interface CarRow extends CalendarRow {
  car: Car;
  /** The asked days, where only cars that are free on all of them are shown, and their price, in grosze. */
  offer?: Span<number> & { days: Span; price: number };
}

const { compare } = new Intl.Collator('pl', { numeric: true });

const latest = ({ overdue }: CalendarRow): number => overdue?.late ?? 0;

/**
 * Cars with what is on their days, the longest overdue first, the others by name: those of the offer, and retired ones
 * that are still rented then.
 */
export function rowsOf(
  cars: readonly Car[],
  rentals: readonly Rental[],
  days: Span,
  blocks: readonly CarBlock[] = [],
  now: Day = today(),
): CarRow[] {
  const byCar = Map.groupBy(rentals, ({ Cars_id }) => Cars_id);
  const blocked = Map.groupBy(blocks, ({ Cars_id }) => Cars_id);
  return cars
    .filter(({ active, id }) => active || byCar.has(id))
    .toSorted((a, b) => compare(carName(a), carName(b)) || compare(a.license_plate, b.license_plate))
    .map((car) => ({ car, ...calendarRow(byCar.get(car.id) ?? [], days, blocked.get(car.id), now) }))
    .toSorted((a, b) => latest(b) - latest(a));
}

/** The rows of the calendar, kept up to date. */
export function useFleet(days: Span) {
  const cars = useAll<Car>(`${car.path}?all=1&limit=100`);
  const rentals = useAll<Rental>(`${rental.path}?${new URLSearchParams({ ...days, limit: '1000' })}`);
  const blocks = useAll<CarBlock>(`${carBlock.path}?${new URLSearchParams({ ...days, limit: '100' })}`);
  const { since, until } = days;
  const rows = useMemo(() => {
    if (!cars.rows || !rentals.rows || !blocks.rows) return undefined;
    return rowsOf(cars.rows, rentals.rows, { since, until }, blocks.rows);
  }, [cars.rows, rentals.rows, blocks.rows, since, until]);
  const readings = [cars, rentals, blocks];
  const retry = () => {
    for (const it of readings) it.retry();
  };
  const { error, readAt } = readings.find((it) => it.error) ?? rentals;
  return { cars: cars.rows, rows, error, busy: readings.some(({ busy }) => busy), readAt, retry };
}

export const rentalKey = (id: number): string => `${rental.table} ${id}`;

/** All that takes cars on these days; undefined while it is not known, or no days are asked about. */
export const useCarOccupants = (days: Span | undefined) => useCarOccupancy(days).occupantsOf;

function useCarOccupancy(days: Span | undefined) {
  const query = days && new URLSearchParams({ since: days.since, until: days.until, limit: '1000' });
  const ofRentals = useAll<Rental>(query ? `${rental.path}?${query}` : null);
  query?.set('limit', '100');
  const ofBlocks = useAll<CarBlock>(query ? `${carBlock.path}?${query}` : null);
  const [{ rows: rentals }, { rows: blocks }] = [ofRentals, ofBlocks];
  const occupantsOf = useMemo(() => {
    if (!rentals || !blocks) return undefined;
    const now = today();
    const all = [
      ...rentals
        .filter(({ status }) => rentalStatus[status].occupies)
        .map((row) => {
          const overdue = rentalStageOf(row, now) === 'OVERDUE';
          return { row, key: rentalKey(row.id), who: whoOf(row), overdue };
        }),
      ...blocks.map((row) => ({
        row,
        key: `${carBlock.table} ${row.id}`,
        who: `wyłączone, ${row.reason}`,
        overdue: false,
      })),
    ];
    const byCar = Map.groupBy(
      all.flatMap(({ row, ...occupant }) => {
        const span = daysOf(row);
        return span ? [{ car: row.Cars_id, ...span, ...occupant }] : [];
      }),
      ({ car }) => car,
    );
    return (id: number): readonly Occupant[] => byCar.get(id) ?? [];
  }, [rentals, blocks]);
  return { occupantsOf, readings: [ofRentals, ofBlocks] };
}

/** The cars that are free on all of the asked days, kept up to date; undefined while that is not known. */
export function useFreeCars(stay: Span | undefined, filters: Filters) {
  const cars = useAll<Car>(`${car.path}?all=1&limit=100`);
  const { occupantsOf, readings } = useCarOccupancy(stay);
  const all = [cars, ...readings];
  const retry = () => {
    for (const it of all) it.retry();
  };
  return {
    free: stay && cars.rows && occupantsOf ? freeCars(cars.rows, occupantsOf, { stay, filters }) : undefined,
    cars: cars.rows ?? [],
    reading: { ...(all.find(({ error }) => error) ?? cars), retry },
  };
}

export const carName = ({ brand, model }: Pick<Car, 'brand' | 'model'>): string => `${brand} ${model}`;
/** 'GS 1', of one that is not offered any more 'GS 1 · wycofane'. */
export const plateOf = ({ license_plate, active }: Pick<Car, 'license_plate' | 'active'>): string =>
  license_plate + (active ? '' : ' · wycofane');
export const whoOf = (it: Rental): string => bookerOf(it)?.name ?? 'bez klienta';

/** Who has it, in so many letters after `from`: where a name is too long its surname stays, as many share the first. */
export function whoWithin(it: Rental, from: string, most: number): string {
  const whole = from + whoOf(it);
  return whole.length <= most ? whole : shortened(from + (surnameOf(it) || whoOf(it)), most);
}

/** 'Jan Nowak, Wypożyczone, u klienta, 12.06.2026 – 15.06.2026' */
export function barWords(bar: Bar | BlockBar): string {
  const { since, until } = bar.days;
  const what = 'block' in bar ? `wyłączone, ${bar.block.reason}` : rentalWords(bar.rental);
  const waits = 'waits' in bar ? ', auto jest po terminie u poprzedniego klienta' : '';
  return `${what}, ${formatDay(since)} – ${formatDay(until)}${waits}`;
}
const rentalWords = (it: Rental) =>
  [whoOf(it), labelOf(rentalStatus, it.status), stageOf(rental.table, it)?.label].filter(Boolean).join(', ');
/** What a car is told by among others alike: 'Kia Ceed Kombi GSL 1005A'. */
export const carWords = (car: Car): string => `${carName(car)} ${plateOf(car)}`;

/** 'pn' */
export const weekdayOf = (day: Day): string => formatWeekday(day).split(' ')[0] ?? '';

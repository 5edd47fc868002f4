import { useMemo } from 'react';
import { useAll } from '../../../../client/useAll.ts';
import { bookerOf } from '../../../../domain/booking/booking-row.ts';
import { type Car, car } from '../../../../domain/booking/car.ts';
import { type Bar, type CalendarRow, calendarRow } from '../../../../domain/booking/fleet-calendar.ts';
import { type Rental, rental, rentalStatus } from '../../../../domain/booking/rental.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { labelOf } from '../../../../domain/kernel/choices.ts';
import { type Day, formatDay, formatWeekday } from '../../../../domain/language/days.ts';

export interface CarRow extends CalendarRow {
  car: Car;
}

const { compare } = new Intl.Collator('pl', { numeric: true });

/** Cars by name, with what is on their days: those of the offer, and retired ones that are still rented then. */
export function rowsOf(cars: readonly Car[], rentals: readonly Rental[], days: Span): CarRow[] {
  const byCar = Map.groupBy(rentals, ({ Cars_id }) => Cars_id);
  return cars
    .filter(({ active, id }) => active || byCar.has(id))
    .toSorted((a, b) => compare(carName(a), carName(b)) || compare(a.license_plate, b.license_plate))
    .map((car) => ({ car, ...calendarRow(byCar.get(car.id) ?? [], days) }));
}

/** The rows of the calendar, kept up to date. */
export function useFleet(days: Span) {
  const cars = useAll<Car>(`${car.path}?all=1&limit=100`);
  const rentals = useAll<Rental>(`${rental.path}?${new URLSearchParams({ ...days, limit: '1000' })}`);
  const { since, until } = days;
  const rows = useMemo(() => {
    if (!cars.rows || !rentals.rows) return undefined;
    return rowsOf(cars.rows, rentals.rows, { since, until });
  }, [cars.rows, rentals.rows, since, until]);
  const retry = () => {
    cars.retry();
    rentals.retry();
  };
  const { error, readAt } = cars.error ? cars : rentals;
  return { rows, error, busy: cars.busy || rentals.busy, readAt, retry };
}

export const carName = ({ brand, model }: Pick<Car, 'brand' | 'model'>): string => `${brand} ${model}`;
/** 'GS 1', of one that is not offered any more 'GS 1 · wycofane'. */
export const plateOf = ({ license_plate, active }: Pick<Car, 'license_plate' | 'active'>): string =>
  license_plate + (active ? '' : ' · wycofane');
export const whoOf = (it: Rental): string => bookerOf(it)?.name ?? 'bez klienta';

/** 'Jan Nowak, Wypożyczone, 12.06.2026 – 15.06.2026' */
export function barWords({ rental, days: { since, until } }: Bar): string {
  return `${whoOf(rental)}, ${labelOf(rentalStatus, rental.status)}, ${formatDay(since)} – ${formatDay(until)}`;
}

/** 'pn' */
export const weekdayOf = (day: Day): string => formatWeekday(day).split(' ')[0] ?? '';

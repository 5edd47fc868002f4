import { choices } from '../kernel/choices.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, flag, int, picture, text } from '../kernel/field.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { leastPrice } from './price.ts';

export const fuelType = choices({
  PETROL: { label: 'benzyna' },
  DIESEL: { label: 'diesel' },
  ELECTRIC: { label: 'elektryczny' },
  HYBRID: { label: 'hybryda' },
});
export const transmissionType = choices({ MANUAL: { label: 'manualna' }, AUTOMATIC: { label: 'automat' } });

/** Which drawing stands for a missing picture. */
export const carBody = choices({
  CITY: { label: 'miejskie' },
  ESTATE: { label: 'kombi' },
  SUV: { label: 'SUV' },
  VAN: { label: 'van' },
});

const list = [
  'brand',
  'model',
  'production_year',
  'license_plate',
  'fuel_type',
  'transmission_type',
  'price_per_day',
] as const;

export const car = entity({
  table: 'cars',
  path: 'cars',
  one: 'Samochód',
  many: 'Samochody',
  messages: {
    added: 'Auto zostało dodane!',
    changed: 'Auto zostało zaktualizowane',
    removed: 'Auto zostało usunięte',
    notAdded: 'Błąd dodawania auta',
    notChanged: 'Wystąpił błąd podczas aktualizacji samochodu',
    notRemoved: 'Błąd usuwania auta',
  },
  label: ['brand', 'model', 'license_plate'],
  few: true,
  read: 'everyone',
  write: ['rental_staff'],
  restorable: true,
  fields: {
    brand: text('Marka', { max: 40 }),
    model: text('Model', { max: 40 }),
    production_year: int('Rok produkcji', { min: 1950, max: () => new Date().getFullYear() + 1 }),
    license_plate: text('Numer rejestracyjny', { max: 10, unique: true }),
    fuel_type: choice('Paliwo', fuelType),
    transmission_type: choice('Skrzynia biegów', transmissionType),
    price_per_day: int('Cena za dzień', { min: leastPrice, max: 10_000, unit: 'zł' }),
    body: choice('Nadwozie', carBody, { optional: true }),
    seats: int('Liczba miejsc', { min: 1, max: 9, optional: true }),
    deposit: int('Kaucja', { min: 1, max: 100_000, unit: 'zł', optional: true }),
    driver_age: int('Wiek kierowcy', { min: 18, max: 99, unit: 'lat', optional: true }),
    license_years: int('Prawo jazdy od', { min: 1, max: 50, unit: 'lat', optional: true }),
    /** A car without it is neither offered nor rented any more. */
    active: flag('W ofercie', { initial: true, stays: true }),
    img: picture('Zdjęcie', { max: 200, optional: true, server: true }),
  },
  list,
  filter: {
    ...byValueOrRange(['id', ...list]),
    brand: ['=', 'BETWEEN', 'CONTAINS'],
    model: ['=', 'BETWEEN', 'CONTAINS'],
    license_plate: ['=', 'BETWEEN', 'CONTAINS'],
  },
  lookUp: {
    who: ['rental_staff'],
    active: 'active',
    state: 'active',
    reads: ['active'],
    detail: ({ active }) => (active ? undefined : 'nie w ofercie'),
  },
  pageSize: 100,
});
export type Car = Row<typeof car>;

/** Why a car is not rented any more, by its being offered. */
export const refusesRental = (active: unknown): string | undefined =>
  active === false ? 'nie można go wypożyczyć' : undefined;

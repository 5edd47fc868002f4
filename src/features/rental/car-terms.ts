import type { Car } from '../../domain/booking/car.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import { count, formatAmount, noun } from '../../domain/language/polish.ts';

const years = noun('roku', 'lat', 'lat');

/** 'od 21 lat, prawo jazdy od roku' */
export function driverOf({ driver_age, license_years }: Pick<Car, 'driver_age' | 'license_years'>): string | undefined {
  const license = license_years && (license_years === 1 ? 'roku' : count(license_years, years));
  return (
    [driver_age && `od ${driver_age}\u00a0lat`, license && `prawo jazdy od ${license}`].filter(Boolean).join(', ') ||
    undefined
  );
}

/** What of a car differs from the others: its driver and its deposit; what nobody has set is left out. */
export const factsOf = (car: Car, terms: RentalTerms | undefined): [name: string, value: string][] =>
  [
    ['Kierowca', driverOf(car)] as const,
    [
      'Kaucja',
      car.deposit && [formatAmount(car.deposit * 100), terms?.deposit_how].filter(Boolean).join(', '),
    ] as const,
    ['Kaucja wraca', car.deposit && terms?.deposit_back] as const,
  ].flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));

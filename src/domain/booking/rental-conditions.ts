import { formatAmount } from '../language/amounts.ts';
import { count, noun } from '../language/polish.ts';
import type { Car } from './car.ts';
import type { RentalTerms } from './rental-terms.ts';

const years = noun('roku', 'lat', 'lat');

/** Whom a car is given to, and what is held for it; null: nobody has said. */
export type DriverTerms = Pick<Car, 'deposit' | 'driver_age' | 'license_years'>;

/** 'od 21 lat, prawo jazdy od roku' */
export function driverOf({ driver_age, license_years }: Omit<DriverTerms, 'deposit'>): string | undefined {
  const license = license_years && (license_years === 1 ? 'roku' : count(license_years, years));
  return (
    [driver_age && `od ${driver_age}\u00a0lat`, license && `prawo jazdy od ${license}`].filter(Boolean).join(', ') ||
    undefined
  );
}

/** What may be added to the price, and need not be. */
export function addedBy(terms: RentalTerms | undefined): string[] {
  const { km_per_day, km_price, fuel_missing, late_return } = terms ?? {};
  return [
    km_per_day && km_price && `powyżej ${km_per_day}\u00a0km dziennie: ${formatAmount(km_price)} za km`,
    fuel_missing && `niepełny bak: ${fuel_missing}`,
    late_return && `zwrot po terminie bez uzgodnienia: ${late_return}`,
  ].filter((it): it is string => Boolean(it));
}

/**
 * On what conditions a car is rented for so many days, in one list that is kept: what the price holds, what may be
 * added, whom it is given to, the deposit. What nobody has set is left out.
 */
export function rentalConditions(car: DriverTerms, terms: RentalTerms | undefined, days: number) {
  const { insurance, excess, km_per_day: km, fuel, second_driver, deposit_how, deposit_back } = terms ?? {};
  const held = [
    insurance && `${insurance}${excess ? ` (${excess})` : ''}`,
    km && `${km}\u00a0km na dzień, razem ${km * days}\u00a0km`,
    fuel && `paliwo: ${fuel}`,
  ];
  const driver = [driverOf(car), second_driver && `drugi kierowca ${second_driver}`];
  const deposit = [formatAmount((car.deposit ?? 0) * 100), deposit_how, deposit_back && `wraca ${deposit_back}`];
  const lines = [
    ['W cenie', held],
    ['Może dojść', addedBy(terms)],
    ['Kierowca', driver],
    ['Kaucja', car.deposit ? deposit : []],
  ] as const;
  return lines.flatMap(([label, parts]): [string, string][] => {
    const words = parts.filter(Boolean).join('; ');
    return words ? [[label, words]] : [];
  });
}

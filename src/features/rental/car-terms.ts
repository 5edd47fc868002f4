import type { Car } from '../../domain/booking/car.ts';
import { driverOf } from '../../domain/booking/rental-conditions.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import { formatAmount } from '../../domain/language/amounts.ts';

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

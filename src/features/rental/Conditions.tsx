import type { Car } from '../../domain/booking/car.ts';
import { rentalConditions } from '../../domain/booking/rental-conditions.ts';
import type { Span } from '../../domain/booking/span.ts';
import { dayCount } from '../../domain/language/days.ts';
import { FactsPanel } from '../booking/Facts.tsx';
import { useRentalTerms } from './useRentalTerms.ts';

interface ConditionsProps {
  car: Car;
  stay: Span;
}

/** On what conditions a car is rented, as the mail has them; nothing where nobody has set any. */
export function Conditions({ car, stay }: ConditionsProps) {
  const facts = rentalConditions(car, useRentalTerms(), dayCount(stay.since, stay.until));
  return facts.length > 0 && <FactsPanel title="Warunki" facts={facts.map(([name, value]) => ({ name, value }))} />;
}

import { useState } from 'react';
import type { Car } from '../../domain/booking/car.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import type { Span } from '../../domain/booking/span.ts';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import css from './CarTerms.module.css';
import { factsOf } from './car-terms.ts';

const CarConditions = later(
  () => import('./CarConditions.tsx'),
  () => <PlaceholderRows rows={3} label="Wczytywanie warunków" />,
);

interface CarTermsProps {
  car: Car;
  terms: RentalTerms | undefined;
  stay: Span | undefined;
}

/** Below a car: what it asks of its driver; opened, its price by day and what may be added to it. */
export function CarTerms({ car, terms, stay }: CarTermsProps) {
  const [opened, open] = useState(false);
  const facts = factsOf(car, terms);
  return (
    <div className={css.terms}>
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(stay || terms) && (
        <details onToggle={() => open(true)}>
          <summary>
            {stay ? 'Cena po dniach i\u00a0warunki' : 'Warunki'}
            <span className="hidden">: {`${car.brand} ${car.model}`}</span> <Icon name="down" />
          </summary>
          {opened && <CarConditions {...{ car, terms, stay }} />}
        </details>
      )}
    </div>
  );
}

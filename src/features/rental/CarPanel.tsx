import { type Car, fuelType, transmissionType } from '../../domain/booking/car.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { formatDayPrice } from '../../domain/language/amounts.ts';
import css from './CarPanel.module.css';
import { CarPicture } from './CarPicture.tsx';
import { factsOf as termsOf } from './car-terms.ts';

/** The chosen car: what it looks like and all that is known of it. */
export const CarPanel = ({ car, terms }: { car: Car; terms: RentalTerms | undefined }) => (
  <section className={css.panel} aria-labelledby="car">
    <figure>
      <CarPicture {...car} sizes="22rem" />
    </figure>
    <div>
      <h2 id="car">
        {car.brand} {car.model}
      </h2>
      <dl>
        {[...factsOf(car), ...termsOf(car, terms)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Numer rejestracyjny</dt>
          <dd>
            <span className={css.plate}>{car.license_plate}</span>
          </dd>
        </div>
      </dl>
    </div>
  </section>
);

const factsOf = (car: Car): [string, string][] => [
  ['Rok produkcji', String(car.production_year)],
  ['Skrzynia biegów', labelOf(transmissionType, car.transmission_type)],
  ['Paliwo', labelOf(fuelType, car.fuel_type)],
  ...(car.seats ? [['Miejsca', String(car.seats)] as [string, string]] : []),
  ['Cena za dzień', formatDayPrice(car.price_per_day * 100)],
];

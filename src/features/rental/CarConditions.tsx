import type { Car } from '../../domain/booking/car.ts';
import { addedBy, driverOf } from '../../domain/booking/rental-conditions.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import type { Span } from '../../domain/booking/span.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { PriceTable } from '../booking/PriceBreakdown.tsx';
import css from './CarTerms.module.css';

interface CarConditionsProps {
  car: Car;
  terms: RentalTerms | undefined;
  stay: Span | undefined;
}

/** What a car costs each day, what may be added, and whom it is given to. */
export default function CarConditions({ car, terms, stay }: CarConditionsProps) {
  const { second_driver, deposit_how } = terms ?? {};
  const added = addedBy(terms);
  const driver = [
    driverOf(car),
    car.deposit && deposit_how && `kaucja ${formatAmount(car.deposit * 100)}: ${deposit_how}`,
    second_driver && `drugi kierowca ${second_driver}`,
  ].filter((it): it is string => Boolean(it));
  const label = `price-${car.id}`;
  return (
    <div className={css.conditions}>
      {stay && (
        <div>
          <h4 id={label}>Cena po dniach</h4>
          <PriceTable kind="rental" stay={stay} car={car.id} labelledBy={label} />
          <p>Liczymy dzień odbioru i&nbsp;dzień zwrotu. Godziny nie zmieniają ceny.</p>
        </div>
      )}
      <div>
        {added.length > 0 && <Points title="Co może dojść, a&nbsp;nie musi" points={added} />}
        {driver.length > 0 && <Points title="Kierowca" points={driver} />}
      </div>
    </div>
  );
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <>
    <h4>{title}</h4>
    <ul>
      {points.map((it) => (
        <li key={it}>{it}</li>
      ))}
    </ul>
  </>
);

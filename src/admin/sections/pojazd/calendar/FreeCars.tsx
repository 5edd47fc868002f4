import type { FreeCar } from '../../../../domain/booking/free-cars.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { dayCount, formatStay } from '../../../../domain/language/days.ts';
import { count, nouns } from '../../../../domain/language/polish.ts';
import { Plate } from '../../../parts/Plate.tsx';
import css from './FreeCars.module.css';
import { carName } from './fleet.ts';

interface FreeCarsProps {
  free: readonly FreeCar[];
  /** How many cars are in the offer. */
  all: number;
  stay: Span;
  onSell: (car: number) => void;
}

/** How many cars are free for a stay and from which price; on a phone, where days are too narrow, each with its own. */
export const FreeCars = ({ free, all, stay, onSell }: FreeCarsProps) => (
  <>
    <p className={css.said} role="status">
      {formatStay(stay.since, stay.until)}, <b>{count(dayCount(stay.since, stay.until), nouns.day)}</b>:{' '}
      {free[0]
        ? `${free.length} z ${all} wolnych, od ${formatAmount(free[0].price)}`
        : 'żadne takie auto nie jest wolne przez cały ten czas. Zmień dni albo klasę.'}
    </p>
    <ul className={css.free}>
      {free.map(({ car, price }) => (
        <li key={car.id}>
          <span>
            <b>{carName(car)}</b> <Plate>{car.license_plate}</Plate>
          </span>
          <button type="button" onClick={() => onSell(car.id)}>
            {formatAmount(price)}
            <span className="hidden">
              : {carName(car)} {car.license_plate}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </>
);

import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import type { Luggage } from '../../../domain/travel/luggage.ts';
import { RowActions } from '../../list/RowActions.tsx';
import { Act } from '../../parts/Act.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import css from './BagRow.module.css';

const figures = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two cases of a family are told apart by what they weigh. */
const nameOf = ({ type, weight, flight_number }: Luggage): string =>
  `${type}, ${figures.format(weight)} kg, ${flightNumber(flight_number)}`;

interface BagRowProps {
  bag: Luggage;
  onEdit: () => void;
  onRemove: () => void;
}

/** A piece of luggage as it is: what, how heavy, on which flight. */
export const BagRow = ({ bag, onEdit, onRemove }: BagRowProps) => (
  <li className={css.bag} data-row={bag.id} tabIndex={-1}>
    <SectionIcon name="bag" />
    <div>
      <b>{bag.type}</b>
      <small>{bag.size}</small>
    </div>
    <p className={css.weight}>
      <b className="mono">{figures.format(bag.weight)}</b> kg
    </p>
    <p className={css.flight}>
      <b className="mono">{flightNumber(bag.flight_number)}</b>
      <small>
        {bag.origin} – {bag.destination}, {formatInstant(bag.departure)}
      </small>
    </p>
    <div className={css.actions}>
      <RowActions label={nameOf(bag)} onRemove={onRemove}>
        <Act of={nameOf(bag)} onClick={onEdit}>
          EDYTUJ
        </Act>
      </RowActions>
    </div>
  </li>
);

import { flightNumber } from '../../../domain/flight-words.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import type { Luggage } from '../../../domain/luggage.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionIcon } from '../../SectionIcon.tsx';
import css from './BagRow.module.css';

const figures = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface BagRowProps {
  bag: Luggage;
  onEdit: () => void;
  onRemove: () => void;
}

/** A piece of luggage as it is: what, how heavy, on which flight. */
export const BagRow = ({ bag, onEdit, onRemove }: BagRowProps) => (
  <li className={css.bag}>
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
    <span className={css.actions}>
      <Button kind="text" size="s" onClick={onEdit} aria-label={`EDYTUJ: ${bag.type}`}>
        EDYTUJ
      </Button>
      <Button kind="text" size="s" onClick={onRemove} aria-label={`USUŃ: ${bag.type}`} data-tone="bad">
        USUŃ
      </Button>
    </span>
  </li>
);

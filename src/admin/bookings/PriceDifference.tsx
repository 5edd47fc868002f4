import { type ReactNode, useId } from 'react';
import { type PriceChange, priceChange } from '../../domain/booking-row.ts';
import { flag } from '../../domain/kernel/field.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PreviewProps } from '../record/parts.ts';
import css from './PriceDifference.module.css';

/** Is what was paid too much to go back? Sent along with a change. */
export const refund = flag('Zwrot pieniędzy', { initial: true });

const titles: Record<PriceChange['kind'], string> = {
  dearer: 'Rezerwacja drożeje',
  cheaper: 'Rezerwacja tanieje',
  cancelled: 'Anulujesz opłaconą rezerwację',
};

/** What a change makes of the price of a paid booking, and whether the difference goes back. */
export function PriceDifference({ values, row, change }: PreviewProps) {
  const id = useId();
  const difference = row && priceChange(row, values);
  return (
    <div role="status">
      {difference && (
        <fieldset className={css.difference}>
          <legend id={id}>
            <Icon name="late" />
            {titles[difference.kind]}
          </legend>
          <p>
            Było <b>{formatAmount(difference.before)}</b>, będzie <b>{formatAmount(difference.after)}</b>:{' '}
            {difference.kind === 'dearer' ? 'o tyle więcej' : 'o tyle mniej'}{' '}
            <b>{formatAmount(Math.abs(difference.after - difference.before))}</b>.
          </p>
          {difference.kind === 'dearer' && <p>O dopłatę nikogo nie prosimy: zmiana jest dla klienta bezpłatna.</p>}
          {difference.kind !== 'dearer' && difference.refund === 0 && (
            <p>Nie ma czego zwrócić: wpłacono najwyżej tyle, ile rezerwacja będzie kosztować.</p>
          )}
          {difference.kind !== 'dearer' && difference.refund > 0 && (
            <>
              <Choice name={id} checked={values.refund !== false} onChoose={() => change('refund', true)}>
                Zwróć {formatAmount(difference.refund)} na kartę
              </Choice>
              <Choice name={id} checked={values.refund === false} onChoose={() => change('refund', false)}>
                Nie zwracaj pieniędzy
              </Choice>
            </>
          )}
        </fieldset>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}
const Choice = ({ name, checked, onChoose, children }: ChoiceProps) => (
  <label>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{children}</span>
  </label>
);

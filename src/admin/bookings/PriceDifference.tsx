import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { PriceChange } from '../../domain/booking/price-change.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { ErrorText } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { MoneyProps } from '../record/usePayOut.ts';
import css from './PriceDifference.module.css';
import { usePriceChange } from './price.ts';

const titles: Record<PriceChange['kind'], string> = {
  dearer: 'Rezerwacja drożeje',
  cheaper: 'Rezerwacja tanieje',
  cancelled: 'Anulujesz opłaconą rezerwację',
};

/** What a change makes of the price of a paid booking, and whether the difference goes back. */
export function PriceDifference({ stored, values, payOut }: MoneyProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { back, refund, attempt, choose } = payOut;
  useEffect(() => {
    if (attempt > 0) first.current?.focus();
  }, [attempt]);
  const change = usePriceChange(stored, values);
  const difference = change === 'asking' ? undefined : change;
  return (
    <div role="status">
      {difference && (
        <fieldset className={css.difference} aria-describedby={attempt > 0 ? `${id}-error` : undefined}>
          <legend id={id}>
            <Icon name="late" />
            {titles[difference.kind]}
          </legend>
          <p>
            Było <b>{formatAmount(difference.before)}</b>, będzie <b>{formatAmount(difference.after)}</b>:{' '}
            {difference.kind === 'dearer' ? 'więcej' : 'mniej'} o{' '}
            <b>{formatAmount(Math.abs(difference.after - difference.before))}</b>.
          </p>
          {difference.kind === 'dearer' && <p>O dopłatę nikogo nie prosimy: zmiana jest dla klienta bezpłatna.</p>}
          {difference.kind !== 'dearer' && !back && (
            <p>Nie ma czego zwrócić: wpłacono najwyżej tyle, ile rezerwacja będzie kosztować.</p>
          )}
          {back && (
            <>
              <Choice name={id} checked={refund === true} onChoose={() => choose(true)} input={first}>
                Zwróć {formatAmount(back.amount)} {back.how}
              </Choice>
              <Choice name={id} checked={refund === false} onChoose={() => choose(false)}>
                Nie zwracaj pieniędzy
              </Choice>
            </>
          )}
          {back && attempt > 0 && (
            <ErrorText id={`${id}-error`}>Wybierz, co zrobić z kwotą {formatAmount(back.amount)}</ErrorText>
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
  input?: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}
const Choice = ({ name, checked, onChoose, input, children }: ChoiceProps) => (
  <label>
    <input ref={input} type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{children}</span>
  </label>
);

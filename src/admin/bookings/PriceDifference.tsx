import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { type PriceChange, reasonLength } from '../../domain/booking/price-change.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { ErrorText, Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Checkbox, TextArea } from '../../ui/inputs.tsx';
import type { MoneyProps } from '../record/usePayOut.ts';
import css from './PriceDifference.module.css';
import { usePriceChange } from './price.ts';

const titles: Record<PriceChange['kind'], string> = {
  dearer: 'Rezerwacja drożeje',
  cheaper: 'Rezerwacja tanieje',
  cancelled: 'Anulujesz opłaconą rezerwację',
};

/** What a change makes of the price of a paid booking, whether the difference goes back, and what its buyer is told. */
export function PriceDifference({ stored, values, payOut }: MoneyProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  const { back, refund, added, charge, ask, attempt, begun, choose, isUnanswered, reason, lacksReason, write } = payOut;
  useEffect(() => {
    if (attempt > 0) (isUnanswered ? first : why).current?.focus();
  }, [attempt, isUnanswered]);
  useEffect(() => {
    if (begun > 0) why.current?.focus();
  }, [begun]);
  const change = usePriceChange(stored, values);
  const difference = change === 'asking' ? undefined : change;
  const asks = isUnanswered && back !== undefined && attempt > 0;
  return (
    <div role="status">
      {(difference || reason !== undefined) && (
        <fieldset className={css.difference} aria-describedby={asks ? `${id}-error` : undefined}>
          <legend id={id}>
            <Icon name="late" />
            {difference ? titles[difference.kind] : 'Anulujesz rezerwację'}
          </legend>
          {difference && <Difference {...difference} />}
          {added > 0 && (
            <Checkbox checked={charge} onChange={({ target }) => ask(target.checked)}>
              Poproś klienta o dopłatę {formatAmount(added)}
            </Checkbox>
          )}
          {added > 0 && !charge && <p>Bez tego zmiana jest dla klienta bezpłatna.</p>}
          {back && (
            <>
              <Choice name={id} checked={refund === true} onChoose={() => choose(true)} input={first}>
                Zwróć {back.goes}
              </Choice>
              <Choice name={id} checked={refund === false} onChoose={() => choose(false)}>
                Nie zwracaj pieniędzy
              </Choice>
            </>
          )}
          {asks && <ErrorText id={`${id}-error`}>Wybierz, co zrobić z kwotą {back.sum}</ErrorText>}
          {reason !== undefined && (
            <Field
              label="Powód"
              hint="Klient przeczyta go w e-mailu i na stronie rezerwacji"
              error={lacksReason && attempt > 0 ? 'Napisz, dlaczego' : undefined}
            >
              {(control) => (
                <TextArea
                  {...control}
                  ref={why}
                  rows={2}
                  maxLength={reasonLength}
                  value={reason}
                  onChange={({ target }) => write(target.value)}
                />
              )}
            </Field>
          )}
        </fieldset>
      )}
    </div>
  );
}

function Difference({ kind, before, after, refund }: PriceChange) {
  const [difference, moreOrLess] = [formatAmount(Math.abs(after - before)), kind === 'dearer' ? 'więcej' : 'mniej'];
  return (
    <>
      <p>
        Było <b>{formatAmount(before)}</b>, będzie <b>{formatAmount(after)}</b>: {moreOrLess} o <b>{difference}</b>.
      </p>
      {kind !== 'dearer' && refund === 0 && (
        <p>Nie ma czego zwrócić: wpłacono najwyżej tyle, ile rezerwacja będzie kosztować.</p>
      )}
    </>
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

import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Sale.module.css';
import type { SaleChoice } from './sale-choice.ts';

export interface TroubleOf {
  kind: 'away' | 'failed' | 'taken';
  /** What was wanted then. */
  wanted: SaleChoice;
  /** What the server said. */
  words: string;
}

const title = ({ kind, wanted }: TroubleOf): string => {
  if (kind === 'away') return 'Nie ma połączenia';
  if (kind === 'failed') return 'Nie udało się zapisać rezerwacji';
  return `${wanted.short}: ktoś był szybszy`;
};

interface TroubleProps {
  trouble: TroubleOf;
  /** Of the same kind and price, where there is one. */
  other: SaleChoice | undefined;
  onAgain: () => void;
}

/** Why nothing was booked; what was typed stays, and nobody is to pay. */
export const Trouble = ({ trouble, other, onAgain }: TroubleProps) => (
  <div className={css.message} data-tone={trouble.kind === 'taken' ? 'bad' : 'warn'} role="alert">
    <Icon name={trouble.kind === 'away' ? 'offline' : 'late'} />
    <div>
      <b>{title(trouble)}</b>
      {trouble.kind === 'taken' ? (
        <>
          <p>{trouble.words}. Klient nic nie zapłacił.</p>
          {other && <Button size="s" onClick={other.choose}>{`Weź ${other.short}`}</Button>}
        </>
      ) : (
        <>
          <p>Wpisane dane zostają. Nie przyjmuj pieniędzy.</p>
          <Button size="s" onClick={onAgain}>
            Spróbuj ponownie
          </Button>
        </>
      )}
    </div>
  </div>
);

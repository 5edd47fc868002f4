import type { KeyboardEvent } from 'react';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { ErrorText } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import css from './CountForm.module.css';
import { looseIn, pieces, piecesIn, type Typed } from './count.ts';

interface PiecesProps {
  typed: Typed;
  change: (to: Partial<Typed>) => void;
  error: string | undefined;
}

/** Notes and coins, from the greatest: Enter and the arrows go from one to the next. */
export const Pieces = ({ typed, change, error }: PiecesProps) => (
  <fieldset className={css.pieces} onKeyDown={moveOn}>
    <legend className="hidden">Banknoty i monety</legend>
    {pieces.map((piece) => {
      const many = piecesIn(typed.pieces[piece]);
      return (
        <div key={piece}>
          <label htmlFor={`kasa-${piece}`}>{piece / 100} zł ×</label>
          <TextInput
            id={`kasa-${piece}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={typed.pieces[piece] ?? ''}
            aria-invalid={many === undefined || undefined}
            aria-describedby={`kasa-${piece}-ile`}
            onChange={({ target }) => change({ pieces: { ...typed.pieces, [piece]: target.value } })}
          />
          <span id={`kasa-${piece}-ile`} data-zero={!many || undefined}>
            {many === undefined ? 'Ile sztuk?' : formatAmount(many * piece)}
          </span>
        </div>
      );
    })}
    <div>
      <label htmlFor="kasa-grosze">Grosze</label>
      <TextInput
        id="kasa-grosze"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={typed.loose}
        aria-invalid={looseIn(typed.loose) === undefined || undefined}
        aria-describedby="kasa-grosze-ile"
        onChange={({ target }) => change({ loose: target.value })}
      />
      <span id="kasa-grosze-ile">{looseIn(typed.loose) === undefined ? 'Ile zł?' : 'zł razem'}</span>
    </div>
    {error && <ErrorText>{error}</ErrorText>}
  </fieldset>
);

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
function moveOn(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('input')];
  const next = all[all.indexOf(event.target as HTMLInputElement) + step];
  next?.focus();
  next?.select();
}

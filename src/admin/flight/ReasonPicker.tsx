import { useState } from 'react';
import { explained, mostReasons, type Reason } from '../../domain/flight/delay.ts';
import { type DelayScheme, findCodes, problemWithCode } from '../../domain/flight/delay-codes.ts';
import { ErrorText, Field } from '../../ui/Field.tsx';
import { IconInput } from '../../ui/TextInput.tsx';
import css from './Delay.module.css';

interface ReasonPickerProps {
  reasons: readonly Reason[];
  late: number;
  error: string | undefined;
  onChange: (to: readonly Reason[]) => void;
}
/** So many found codes are in sight. */
const most = 9;

/** Chooses a reason by its words: the code is what comes of it. Three letters are a code of AHM 732. */
export function ReasonPicker({ reasons, late, error, onChange }: ReasonPickerProps) {
  const [term, setTerm] = useState('');
  const letters = term.trim().toUpperCase();
  const found = findCodes(term)
    .filter(({ code }) => !reasons.some((it) => it.scheme === 'AHM730' && it.code === code))
    .slice(0, most);
  const isLetters = !problemWithCode('AHM732', letters);
  const add = (scheme: DelayScheme, code: string) => {
    // The minutes that nobody has explained yet
    const minutes = Math.max(1, late - explained(reasons));
    onChange([...reasons, { scheme, code, minutes, note: null, equipment: null }]);
    setTerm('');
  };
  if (reasons.length >= mostReasons) return null;
  return (
    <div className={css.picker}>
      <Field label="Dodaj przyczynę" hint="Słowo albo kod; trzy litery to kod AHM 732" error={error}>
        {(control) => (
          <IconInput
            icon="search"
            {...control}
            type="search"
            autoComplete="off"
            value={term}
            onChange={({ target }) => setTerm(target.value)}
            onKeyDown={(event) => {
              // Enter takes the first that is found, and does not send the form
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const [first] = found;
              if (first && term) add('AHM730', first.code);
              else if (isLetters) add('AHM732', letters);
            }}
          />
        )}
      </Field>
      <ul className={css.found} aria-label={term ? 'Znalezione przyczyny' : 'Najczęstsze przyczyny'}>
        {found.map(({ code, words }) => (
          <li key={code}>
            <button type="button" onClick={() => add('AHM730', code)}>
              <span className={`mono ${css.code}`}>{code}</span>
              <span>{words}</span>
            </button>
          </li>
        ))}
        {isLetters && !reasons.some(({ scheme, code }) => scheme === 'AHM732' && code === letters) && (
          <li>
            <button type="button" onClick={() => add('AHM732', letters)}>
              <span className={`mono ${css.code}`}>{letters}</span>
              <span>Kod AHM 732</span>
            </button>
          </li>
        )}
      </ul>
      {found.length === 0 && !isLetters && <ErrorText>Nie znaleziono przyczyny. Spróbuj innego słowa</ErrorText>}
    </div>
  );
}

import { useEffect } from 'react';
import type { ApiError } from '../client/api.ts';
import { count, noun } from '../domain/language/polish.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import css from './Combobox.module.css';
import { marked } from './highlight.tsx';
import type { LookedUp } from './useLookUp.ts';

const results = noun('wynik', 'wyniki', 'wyników');

/** What is looked for, and what has come of it. */
interface Search {
  term: string;
  /** undefined while they are looked for. */
  found: readonly LookedUp[] | undefined;
  total: number;
  error: ApiError | undefined;
  /** What a search needs first. */
  lacks: string | undefined;
  retry: () => void;
}

interface ComboboxListProps {
  id: string;
  label: string;
  search: Search;
  at: number;
  chosenKey: string | null;
  choose: (row: LookedUp) => void;
  /** Why a row may not be chosen. */
  why: (row: LookedUp) => string | undefined;
  /** What is not found may be added, by whoever may. */
  adding: { words: string; add: () => void } | undefined;
  onPoint: (at: number) => void;
}

/** What a combobox offers below its field: rows, or why there are none. */
export function ComboboxList({ id, label, search, at, chosenKey, choose, why, adding, onPoint }: ComboboxListProps) {
  const { term, found, total, error, lacks, retry } = search;
  useEffect(() => {
    if (found) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at, found]);
  // The server says by a 400 what a search lacks that nobody knew of here
  const asksFor = lacks ?? (error?.status === 400 ? error.message : undefined);
  const failed = error !== undefined && asksFor === undefined;
  const isCut = found !== undefined && total > found.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus in the field
    <div className={css.list} onMouseDown={(event) => event.preventDefault()}>
      {failed && (
        <div className={css.failed} role="alert">
          <Icon name="late" />
          <p>
            <b>Nie udało się wyszukać</b>
            {error.message && <small>{error.message}</small>}
            <small>Wpisany tekst został, spróbuj jeszcze raz.</small>
          </p>
          <Button size="s" onClick={retry}>
            <Icon name="refresh" />
            Ponów
          </Button>
        </div>
      )}
      <p role="status" className={found?.length ? 'hidden' : css.note}>
        {asksFor ?? (failed ? '' : state(search))}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={!found && !error}>
        {error
          ? null
          : (found ?? []).map((row, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={row.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                aria-disabled={why(row) !== undefined || undefined}
                data-chosen={String(row.id) === chosenKey || undefined}
                className={css.option}
                onClick={() => choose(row)}
                onMouseMove={() => index !== at && onPoint(index)}
              >
                <b>{marked(row.label, term)}</b>
                {String(row.id) === chosenKey && <Icon name="check" />}
                {(row.detail || why(row)) && <small>{[row.detail, why(row)].filter(Boolean).join(' · ')}</small>}
              </div>
            ))}
        {found && adding && (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            id={`${id}-${found.length}`}
            role="option"
            aria-selected={at === found.length}
            className={css.option}
            onClick={adding.add}
            onMouseMove={() => at !== found.length && onPoint(found.length)}
          >
            <b>
              {adding.words} „{term}”
            </b>
            <Icon name="plus" />
            <small>Otwiera formularz w nowej karcie. Gdy dodasz, wybierz tutaj.</small>
          </div>
        )}
        {!found && !error && [1, 2, 3].map((it) => <div key={it} className={css.waiting} aria-hidden="true" />)}
      </div>
      {isCut && <p className={css.more}>Pokazano {found.length}. Wpisz więcej, aby zawęzić.</p>}
    </div>
  );
}

/** What is said of the search, seen where there are no rows to see. */
function state({ found, term, total }: Search): string {
  if (!found) return term ? `Szukam „${term}”…` : 'Wczytywanie…';
  if (found.length > 0)
    return total > found.length ? `Ponad ${count(found.length, results)}` : count(found.length, results);
  return term ? `Nie znaleziono „${term}”` : 'Brak danych';
}

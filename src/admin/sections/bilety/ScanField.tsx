import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { formatTime } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import { hasCamera } from './Camera.tsx';
import { Hits } from './Hits.tsx';
import css from './ScanField.module.css';
import { useHits } from './useHits.ts';

/** The number of a ticket, or its code. */
const isCode = (text: string) => /^\d+(T[0-9A-F]+)?$/i.test(text);

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Its tickets are found first. */
  flight: string | undefined;
  onType: (text: string) => void;
  onCode: (code: string) => void;
  /** Enter in the empty field. */
  onEmpty: () => void;
  onCamera: () => void;
  /** Since when there is no network, in ms since 1970. */
  awaySince: number | undefined;
}

/** The one field of the gate: for a reader's codes, and for what people remember of a ticket. */
export function ScanField({ field, typed, flight, onType, onCode, onEmpty, onCamera, awaySince }: ScanFieldProps) {
  const id = useId();
  const [moved, setMoved] = useState<number>();
  // A code that could not be checked says nothing of a search: that is made wherever there is a network
  const isAway = !useOnline();
  const { term, hits, reading } = useHits(typed, flight, isAway);
  const text = typed.trim();
  // Of a number Enter opens that ticket, unless the arrows went to another
  const at = moved ?? (isCode(text) ? -1 : 0);
  const isOpen = term !== '';
  const type = (to: string) => {
    setMoved(undefined);
    onType(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hit = moved === undefined && isCode(text) ? undefined : hits?.[at];
    if (text === '') onEmpty();
    else if (hit) onCode(String(hit.id));
    else if (isCode(text)) onCode(text);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !hits?.length) return;
    event.preventDefault();
    setMoved((at + step + hits.length) % hits.length);
  };
  const active = isOpen && hits?.[at] ? `${id}-list-${at}` : undefined;
  return (
    <div className={css.box}>
      <form className={css.scan} onSubmit={submit} aria-label="Sprawdź bilet">
        <label htmlFor={id} className="hidden">
          Kod, numer biletu, nazwisko, e-mail albo lot
        </label>
        <SectionIcon name="scan" />
        <TextInput
          id={id}
          ref={field}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active}
          aria-keyshortcuts="F2"
          autoComplete="off"
          spellCheck={false}
          placeholder="Zeskanuj kod lub wpisz numer, nazwisko, e-mail, lot"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={move}
        />
        <span className={css.ready} data-away={awaySince !== undefined || undefined}>
          <Icon name={awaySince === undefined ? 'check' : 'offline'} />
          {awaySince === undefined ? 'Czytnik gotowy' : `Bez sieci od ${formatTime(awaySince)}`}
        </span>
        {hasCamera() && (
          <Button onClick={onCamera}>
            <SectionIcon name="camera" />
            Aparat
          </Button>
        )}
      </form>
      <p className={css.keys}>
        <span>
          <kbd>F2</kbd> wróć do pola
        </span>
        <span>
          <kbd>Enter</kbd> potwierdź ważność
        </span>
        <span>
          <kbd>F8</kbd> unieważnij
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Z</kbd> cofnij ostatnią decyzję
        </span>
      </p>
      {isOpen && (
        <Hits
          id={`${id}-list`}
          {...{ term, hits, reading, at, isAway }}
          onChoose={({ id: ticket }) => onCode(String(ticket))}
        />
      )}
    </div>
  );
}

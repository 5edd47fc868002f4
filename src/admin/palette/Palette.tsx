import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../domain/account/user.ts';
import { orderNumberExample, orderNumberOf } from '../../domain/booking/order.ts';
import { fold } from '../../domain/language/fold.ts';
import { orderedBy } from '../../domain/office/commands.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModal } from '../../ui/useModal.ts';
import { Everything } from './Everything.tsx';
import { Orders } from './Orders.tsx';
import css from './Palette.module.css';
import { PaletteKeys } from './PaletteKeys.tsx';
import { RecordActions } from './RecordActions.tsx';
import type { FoundRecord } from './Records.tsx';

interface PaletteProps {
  user: User;
  typed: string;
  setTyped: (typed: string) => void;
  onClose: () => void;
}

/** Everything by its name: records, sections, and what can be done; orders by their numbers. */
export function Palette({ user, typed, setTyped, onClose }: PaletteProps) {
  const modal = useModal(onClose);
  const search = useRef<HTMLInputElement>(null);
  // The dialog is open by then, and begins at cmdk's own box, in which letters would be lost
  useEffect(() => search.current?.focus(), []);
  const [, navigate] = useLocation();
  /** The row that Enter opens. */
  const [pointed, point] = useState('');
  const records = useRef(new Map<string, FoundRecord>());
  /** The record whose actions are shown. */
  const [record, show] = useState<FoundRecord>();
  const ordered = orderedBy(user.role);
  const asks = ordered.length > 0 && typed.trimStart().startsWith('#') ? 'order' : typed.trimStart()[0];
  const onlyActions = asks === '>';
  const term = typed.replace(/^\s*[>#]/, '').trim();
  const fits = (words: string) => fold(words).includes(fold(term));
  const go = (href: string) => {
    onClose();
    navigate(href);
  };
  const turnTo = (to: FoundRecord | undefined) => {
    show(to);
    setTyped('');
  };
  const keys = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement)) return;
    // Within the words the arrows are the caret's
    const isAtEnd = target.selectionStart === typed.length;
    const isAtStart = target.selectionEnd === 0;
    const found = record ? undefined : records.current.get(pointed);
    if (key === 'ArrowRight' && isAtEnd && found) turnTo(found);
    else if (record && (key === 'Escape' || (isAtStart && ['ArrowLeft', 'Backspace'].includes(key)))) turnTo(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <dialog {...modal} className={css.palette} aria-label="Szukaj wszędzie">
      <Command
        shouldFilter={false}
        loop
        label="Szukaj sekcji, rekordów i działań"
        className={css.inside}
        value={pointed}
        onValueChange={point}
        onKeyDown={keys}
      >
        <div className={css.input}>
          <Icon name="search" />
          <Command.Input
            ref={search}
            value={typed}
            onValueChange={setTyped}
            placeholder={record ? `Co zrobić: ${record.label}` : 'Sekcja, rekord albo działanie'}
          />
          <IconButton size="s" label="Zamknij" onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </div>
        {/* Beside the list: in a list box words are no choice */}
        <div role="status">
          <Command.Empty className={css.none}>
            {asks !== 'order'
              ? 'Nie ma rekordu, sekcji ani działania, do których to pasuje.'
              : orderNumberOf(term)
                ? 'Nie ma rezerwacji o tym numerze zamówienia.'
                : `Wpisz cały numer zamówienia, na przykład ${orderNumberExample}.`}
          </Command.Empty>
        </div>
        <Command.List className={css.list} label="Wyniki">
          {record ? (
            <RecordActions {...{ user, record, fits, go, onClose }} />
          ) : asks === 'order' ? (
            <ByNumber {...{ ordered, term, go }} />
          ) : (
            <Everything
              {...{ user, term, fits, onlyActions, go, onClose }}
              onFound={(found) => {
                for (const [key, row] of found) records.current.set(key, row);
              }}
            />
          )}
        </Command.List>
        <PaletteKeys hasOrders={ordered.length > 0} isRecord={record !== undefined} />
      </Command>
    </dialog>
  );
}

interface ByNumberProps {
  ordered: ReturnType<typeof orderedBy>;
  term: string;
  go: (href: string) => void;
}

/** The bookings that belong to the order of a whole number. */
function ByNumber({ ordered, term, go }: ByNumberProps) {
  const number = orderNumberOf(term);
  if (!number) return null;
  return ordered.map(({ section, list }) => <Orders key={list.entity.table} {...{ section, list, number, go }} />);
}

import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { asksForLetters, type Field } from '../domain/kernel/field.ts';
import { fold } from '../domain/language/fold.ts';
import { useOnChange } from '../ui/effects.ts';
import type { Control } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import css from './Combobox.module.css';
import { ComboboxButtons } from './ComboboxButtons.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { useAddingTo } from './records.ts';
import { isUnknown, type Unknown } from './unknown-text.ts';
import { type LookedUp, type Offer, useLookedUp, useLookUp } from './useLookUp.ts';

export interface ComboboxProps<R = never> extends Control {
  /** The table whose rows may be chosen. */
  table: string;
  /** What is chosen here: 'Bramka'. */
  label: string;
  /** The key of a row, nothing, or a typed text that names no row. */
  value: unknown;
  /** The row that `value` points at, where the screen knows it. */
  pointedAt?: LookedUp | undefined;
  /** Why a row may not be chosen, by how it stands. */
  refuses?: Field['refuses'];
  /** Which rows do not stand among the choices, by how they stand. */
  leavesOut?: Field['leavesOut'];
  /** Where the choices come from, if that is not the look-up of their table. */
  offer?: Offer<R>;
  onChange: (value: number | string | Unknown, chosen?: LookedUp) => void;
  /** How many letters a search needs: fewer ask nothing of the server. */
  least?: number;
  onBlur?: () => void;
  required?: boolean;
  readOnly?: boolean | undefined;
}

/** Chooses a row of a table by what people call it: WAI-ARIA's editable combobox with a list. */
export function Combobox<R = never>(props: ComboboxProps<R>) {
  const { table, label, value, pointedAt, refuses, leavesOut, offer, ...rest } = props;
  const { onChange, onBlur, readOnly, least = 0, ...control } = rest;
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** Where the arrows or the pointer went; until then it is the chosen row, or the first that may be. */
  const [moved, setMoved] = useState<number>();
  const [last, setLast] = useState(pointedAt);
  const typed = isUnknown(value) ? value.unknown : undefined;
  const key = isUnknown(value) || value === '' || value === null || value === undefined ? null : String(value);
  const remembered = [pointedAt, last].find((it) => it !== undefined && String(it.id) === key);
  const keyToRead = useLookedUp(table, remembered ? null : key);
  const chosen = remembered ?? keyToRead;
  const term = typed?.trim() ?? '';
  const isShort = [...term].length < least;
  // What was typed is looked up also after the field was left: its only row of that name is the one that was meant
  const { found: all, total, error, retry } = useLookUp(table, (open || term) && !isShort ? term : null, offer);
  const found = leavesOut ? all?.filter((it) => String(it.id) === key || !leavesOut(it.state)) : all;
  const why = (row: LookedUp) => (String(row.id) === key ? undefined : refuses?.(row.state));
  const first = found?.findIndex((it) => (key === null ? !why(it) : String(it.id) === key)) ?? 0;
  const at = moved ?? Math.max(first, 0);
  const active = open ? found?.[at] : undefined;
  const addingHere = useAddingTo()(table);
  // What is not found can be added, after the rows that are
  const adding = found && term !== '' && !found.some((it) => fold(it.label) === fold(term)) ? addingHere : undefined;
  const length = (found?.length ?? 0) + (adding ? 1 : 0);
  const isAdding = open && adding !== undefined && at === found?.length;

  const choose = (row: LookedUp) => {
    if (why(row)) return;
    setLast(row);
    setOpen(false);
    onChange(row.id, row);
  };
  const type = (text: string) => {
    setMoved(undefined);
    const named = chosen ?? last;
    setLast(named);
    // Typed over and given back: by undoing it, or where a ticket's reader has typed its code here
    if (named && text === named.label) return choose(named);
    setOpen(true);
    onChange(text === '' ? '' : { unknown: text });
  };
  // In another tab: nothing that was typed here is lost
  const add = () => window.open(adding?.href, '_blank', 'noopener');
  const show = (on = true) => {
    if (readOnly) return;
    setMoved(undefined);
    setOpen(on);
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  const named = found?.filter((it) => fold(it.label) === fold(term)) ?? [];
  const meant = !open && term !== '' && named.length === 1 ? named[0] : undefined;
  // Each time that what was typed turns out to name one row
  useOnChange([meant], () => {
    if (meant) choose(meant);
  });

  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => {
      if (!open) show();
      else if (!altKey && found) setMoved((at + 1) % Math.max(length, 1));
      return true;
    },
    ArrowUp: ({ altKey }) => {
      if (!open) show();
      else if (altKey) setOpen(false);
      else if (found) setMoved((at - 1 + length) % Math.max(length, 1));
      return true;
    },
    Enter: () => {
      if (active) choose(active);
      else if (isAdding) add();
      return open;
    },
    // Takes what was typed for, or what the arrows point at, and goes on; a list that was only opened is just left
    Tab: () => {
      if (active && (term !== '' || moved !== undefined)) choose(active);
      return false;
    },
    Escape: () => {
      const does = open || key !== null || typed !== undefined;
      if (open) setOpen(false);
      else if (does) onChange('');
      return does;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || !keys[event.key]?.(event)) return;
    event.preventDefault();
    // An Escape that closes the list must not close the dialog or the panel around it as well
    event.stopPropagation();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (box.current?.contains(relatedTarget)) return;
    setOpen(false);
    onBlur?.();
  };
  const { 'aria-describedby': described } = control;
  const detail = chosen?.detail ?? undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left all of it
    <span ref={box} className={css.box} onBlur={leave}>
      <span className={css.line}>
        <TextInput
          {...control}
          ref={input}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active || isAdding ? `${id}-${at}` : undefined}
          aria-describedby={[detail && `${id}-detail`, described].filter(Boolean).join(' ') || undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          value={typed ?? chosen?.label ?? (key === null ? '' : 'Wczytywanie…')}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={() => show()}
          onKeyDown={onKeyDown}
        />
        {!readOnly && (
          <ComboboxButtons
            {...{ id, label, open }}
            onClear={key !== null || typed !== undefined ? clear : undefined}
            onToggle={() => {
              input.current?.focus();
              show(!open);
            }}
          />
        )}
      </span>
      {open && (
        <ComboboxList
          {...{ id, label, at, choose, why }}
          search={{
            ...{ term, found, error, retry },
            lacks: isShort ? asksForLetters : undefined,
            // Rows that are left out are no further results
            total: total - (all?.length ?? 0) + (found?.length ?? 0),
          }}
          adding={adding && { ...adding, add }}
          chosenKey={key}
          onPoint={setMoved}
        />
      )}
      {!open && detail && (
        <small id={`${id}-detail`} className={css.detail}>
          {detail}
        </small>
      )}
    </span>
  );
}

import { useState } from 'react';
import type { Sort } from '../../domain/kernel/query.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import css from './SortDialog.module.css';

interface SortDialogProps {
  title: string;
  /** What its button says. */
  send?: string;
  columns: readonly { name: string; label: string }[];
  sort: Sort | undefined;
  /** No columns: the list's own order. */
  onSort: (by: readonly string[], order: Sort['order']) => void;
  onClose: () => void;
}

const words = { asc: 'Rosnąco', desc: 'Malejąco' } satisfies Record<Sort['order'], string>;

/** By which columns a list is sorted, in the order in which they are ticked. */
export default function SortDialog({ title, send = 'Pokaż', columns, sort, onSort, onClose }: SortDialogProps) {
  const [by, setBy] = useState<readonly string[]>(sort?.by ?? []);
  const [order, setOrder] = useState<Sort['order']>(sort?.order ?? 'asc');
  const toggle = (column: string) =>
    setBy((now) => (now.includes(column) ? now.filter((it) => it !== column) : [...now, column]));
  const reset = () => {
    setBy([]);
    setOrder('asc');
    onSort([], 'asc');
  };
  return (
    <ChoiceDialog title={title} send={send} onSend={() => onSort(by, order)} onReset={reset} onClose={onClose}>
      <fieldset className={css.group}>
        <legend>Pola, w kolejności zaznaczania</legend>
        <div>
          {columns.map(({ name, label }) => (
            <Checkbox key={name} checked={by.includes(name)} onChange={() => toggle(name)}>
              {label}
              {by.length > 1 && by.includes(name) && <span className={css.turn}> {by.indexOf(name) + 1}.</span>}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>Kolejność</legend>
        <div>
          {(Object.keys(words) as Sort['order'][]).map((choice) => (
            <label key={choice} className={css.radio}>
              <input type="radio" name="order" checked={order === choice} onChange={() => setOrder(choice)} />
              {words[choice]}
            </label>
          ))}
        </div>
      </fieldset>
    </ChoiceDialog>
  );
}

import { useState } from 'react';
import type { Change } from '../../client/useStored.ts';
import type { Sort } from '../../domain/kernel/query.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { directionOf, labelOf, orders, sortColumns, sortOf, sortParams } from './choices.ts';
import css from './SortDialog.module.css';

interface SortDialogProps {
  params: URLSearchParams;
  change: Change;
  onClose: () => void;
}

/** By which fields the flights are sorted, in the order in which they are ticked. */
export default function SortDialog({ params, change, onClose }: SortDialogProps) {
  const { by: before, order: orderBefore }: Sort = sortOf(params) ?? { by: [], order: 'asc' };
  const [by, setBy] = useState<readonly string[]>(before);
  const [order, setOrder] = useState(orderBefore);
  const toggle = (column: string) =>
    setBy((now) => (now.includes(column) ? now.filter((it) => it !== column) : [...now, column]));
  const reset = () => {
    setBy([]);
    setOrder('asc');
    change(sortParams([], 'asc'));
  };
  // An order of no field is one of the list's own, by time
  const sorted = by.length === 0 && order === 'desc' ? [directionOf(params)] : by;
  return (
    <ChoiceDialog
      title="Sortuj loty"
      send="Pokaż loty"
      onSend={() => change(sortParams(sorted, order))}
      onReset={reset}
      onClose={onClose}
    >
      <fieldset className={css.group}>
        <legend>Pola, w kolejności zaznaczania</legend>
        <div>
          {sortColumns.map((it) => (
            <Checkbox key={it} checked={by.includes(it)} onChange={() => toggle(it)}>
              {labelOf(it)}
              {by.length > 1 && by.includes(it) && <span className={css.turn}> {by.indexOf(it) + 1}.</span>}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>Kolejność</legend>
        <div>
          {(Object.keys(orders) as Sort['order'][]).map((it) => (
            <label key={it} className={css.radio}>
              <input type="radio" name="order" checked={order === it} onChange={() => setOrder(it)} />
              {it === 'asc' ? 'Rosnąco' : 'Malejąco'}
            </label>
          ))}
        </div>
      </fieldset>
    </ChoiceDialog>
  );
}

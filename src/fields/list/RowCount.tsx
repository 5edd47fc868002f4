import { dayOf, formatDay, formatTime } from '../../domain/language/days.ts';
import { grouped } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import css from './RowCount.module.css';
import type { ListQuery } from './useListQuery.ts';

/**
 * How many rows there are and which are shown; from when they are, where newer ones could not be had. In its place:
 * that others have added rows, or taken some away.
 */
export function RowCount<R>({ query: { shown, settled, limit, readAt, refreshed } }: { query: ListQuery<R> }) {
  if (refreshed.moved)
    return (
      <p role="status" className={css.moved}>
        Lista się zmieniła.{' '}
        <Button kind="text" size="s" onClick={refreshed.show}>
          Pokaż nowe
        </Button>
      </p>
    );
  const { meta, data } = shown ?? {};
  const first = meta && (meta.page - 1) * limit + 1;
  const range = data?.length && first !== undefined ? `Pozycje ${first}–${first + data.length - 1} z ` : 'Pozycji: ';
  const total = meta && `${range}${meta.more ? 'ponad ' : ''}${grouped(meta.total)}`;
  const narrower = meta?.more ? '. Zawęź filtr, aby zobaczyć pozostałe' : '';
  const old =
    refreshed.failed && readAt !== undefined
      ? `Nie udało się odświeżyć. Stan z ${formatDay(dayOf(readAt))}, ${formatTime(readAt)}. `
      : '';
  return <p role="status">{settled && total ? `${old}${total}${narrower}` : ''}</p>;
}

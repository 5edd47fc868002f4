import type { RefObject } from 'react';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import { nameOf } from '../../fields/list/reference.ts';
import type { ListQuery } from '../../fields/list/useListQuery.ts';
import { useRemove } from '../record/useRemove.ts';
import { focusRow } from './focus-row.ts';

/** Asks and deletes a row of a list: the last of a page takes the page with it, and the focus goes on from there. */
export function useRemoveRow<E extends Entity>(
  entity: E,
  query: ListQuery<Row<E>>,
  box?: RefObject<HTMLElement | null>,
): (row: Row<E>, label?: string) => void {
  const remove = useRemove(entity);
  return (row, label = nameOf(entity, row)) => {
    const rows = query.shown?.data ?? [];
    const isLast = rows.length === 1 && query.page > 1;
    remove({
      key: query.keyOf(row),
      label,
      ...(box && { moved: (gone) => focusRow(box.current, Math.max(rows.indexOf(row), 0), gone) }),
      ...(isLast && { after: () => query.turn(query.page - 1) }),
    });
  };
}

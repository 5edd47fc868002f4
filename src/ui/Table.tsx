import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import css from './Table.module.css';

export interface Column<R> {
  name: string;
  label: string;
  cell: (row: R) => ReactNode;
}

interface TableProps<R> {
  /** Read out before the table, not seen. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  sort?: { by: readonly string[]; order: 'asc' | 'desc' } | undefined;
  /** A word for the state of a row, for its look. */
  stateOf?: (row: R) => string | undefined;
  /** New rows are on their way. */
  busy?: boolean;
}

/** A table; below 64rem each row is a card whose cells say their column's name. */
export const Table = <R,>({ caption, columns, rows, keyOf, sort, stateOf, busy }: TableProps<R>) => (
  <div className={css.frame} aria-busy={busy || undefined}>
    <table className={css.table}>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th
              key={name}
              scope="col"
              data-column={name}
              aria-sort={sort?.by[0] === name ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {label}
              {sort?.by.includes(name) && <Icon name="up" className={sort.order === 'desc' ? css.down : undefined} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-state={stateOf?.(row)}>
            {columns.map(({ name, label, cell }) => (
              <td key={name} data-column={name} data-label={label}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

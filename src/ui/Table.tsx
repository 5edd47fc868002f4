import { Fragment, type ReactNode } from 'react';
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
  /** What a row's look goes by. */
  dataOf?: (row: R) => Record<`data-${string}`, string | number | undefined>;
  /** What heads a row and those after it, where they begin something else than the row before. */
  headOf?: ((row: R, before: R | undefined) => ReactNode) | undefined;
  /** New rows are on their way. */
  busy?: boolean;
}

/** A table; below 64rem each row is a card whose cells say their column's name. */
export const Table = <R,>({ caption, columns, rows, keyOf, sort, dataOf, headOf, busy }: TableProps<R>) => (
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
        {rows.map((row, index) => {
          const head = headOf?.(row, rows[index - 1]);
          return (
            <Fragment key={keyOf(row)}>
              {head && (
                <tr className={css.group}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {head}
                  </th>
                </tr>
              )}
              <tr {...dataOf?.(row)}>
                {columns.map(({ name, label, cell }) => (
                  <td key={name} data-column={name} data-label={label}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  </div>
);

import { Fragment, type ReactNode } from 'react';
import type { Sort } from '../../domain/kernel/query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import { RecordsProvider } from '../records.ts';
import type { DrawnColumn } from './Column.tsx';
import cards from './ListCards.module.css';
import css from './ListTable.module.css';

const { table, group, line, cell, header } = tableRoles;

interface HeadProps {
  columns: readonly DrawnColumn[];
  sort?: Sort | undefined;
  onSort?: (by: string) => void;
  hasActions: boolean;
}

const Head = ({ columns, sort, onSort, hasActions }: HeadProps) => (
  <thead {...group}>
    <tr {...line}>
      {columns.map(({ name, label, sortable, numeric }) => {
        const isBy = sort?.by.includes(name);
        const direction = sort?.order === 'desc' ? 'descending' : 'ascending';
        return (
          <th
            key={name}
            {...header}
            scope="col"
            data-numeric={numeric || undefined}
            aria-sort={sort?.by[0] === name ? direction : undefined}
          >
            {sortable && onSort ? (
              <button type="button" onClick={() => onSort(name)}>
                {label}
                {isBy && <Icon name={sort?.order === 'desc' ? 'down' : 'up'} />}
              </button>
            ) : (
              label
            )}
          </th>
        );
      })}
      {hasActions && (
        <th {...header} scope="col">
          <span className="hidden">Działania</span>
        </th>
      )}
    </tr>
  </thead>
);

/** What stands above a row, where it begins something else than the row before; null: nothing. `after` follow it. */
export type Above<R> = (row: R, before: R | undefined, after: readonly R[]) => ReactNode;

interface ListTableProps<R> {
  caption: string;
  columns: readonly DrawnColumn[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  sort: Sort | undefined;
  onSort: (by: string) => void;
  href: ((row: R) => string | undefined) | undefined;
  actions: ((row: R) => ReactNode) | undefined;
  /** The keys of rows that have just become different. */
  changed: readonly string[];
  above?: Above<R> | undefined;
  quiet?: ((row: R) => boolean) | undefined;
  busy: boolean;
}

/** Rows under headings that sort; below 40rem each is a card whose cells say their column's name. */
export function ListTable<R>({
  caption,
  columns,
  rows,
  keyOf,
  href,
  actions,
  changed,
  above,
  quiet,
  busy,
  ...head
}: ListTableProps<R>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard
    <section className={css.scroll} aria-label={caption} aria-busy={busy || undefined} tabIndex={0}>
      <table {...table} className={`${css.table} ${cards.cards}`}>
        <caption className="hidden">{caption}</caption>
        <Head columns={columns} hasActions={actions !== undefined} {...head} />
        <tbody {...group}>
          {rows.map((row, turn) => (
            <Fragment key={keyOf(row)}>
              <Begun columns={columns.length + (actions ? 1 : 0)}>
                {above?.(row, rows[turn - 1], rows.slice(turn + 1))}
              </Begun>
              <tr
                {...line}
                tabIndex={-1}
                data-row={keyOf(row)}
                data-quiet={quiet?.(row) || undefined}
                data-state={changed.includes(keyOf(row)) ? 'changed' : undefined}
              >
                {columns.map(({ name, label, numeric, status, cell: draw }, at) => (
                  <td
                    key={name}
                    {...cell}
                    data-column={name}
                    data-label={label}
                    data-numeric={numeric || undefined}
                    data-status={status || undefined}
                  >
                    {at === 0 && changed.includes(keyOf(row)) && <span className={css.mark}>zmieniono</span>}
                    {at === 0 ? <Linked href={href?.(row)}>{draw(row)}</Linked> : draw(row)}
                  </td>
                ))}
                {actions && (
                  <td {...cell} className={css.actions}>
                    {actions(row)}
                  </td>
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A line of its own in the table. */
const Begun = ({ columns, children }: { columns: number; children: ReactNode }) =>
  children ? (
    <tr {...line} className={css.begun}>
      <td {...cell} colSpan={columns}>
        {children}
      </td>
    </tr>
  ) : null;

const nowhere = () => undefined;
const Linked = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <a className={css.link} href={href}>
      {/* A link within this one would lead elsewhere */}
      <RecordsProvider value={nowhere}>{children}</RecordsProvider>
    </a>
  ) : (
    <span className={css.link}>{children}</span>
  );

const waitingRows = ['1', '2', '3', '4', '5'];

/** The list's table while its rows are on their way. */
export const WaitingTable = ({ caption, columns, hasActions }: { caption: string } & HeadProps) => (
  <div className={css.scroll} role="status" aria-label={`Wczytywanie: ${caption}`}>
    <table className={`${css.table} ${cards.cards}`} aria-hidden="true">
      <Head columns={columns} hasActions={hasActions} />
      <tbody>
        {waitingRows.map((row) => (
          <tr key={row} data-testid="placeholder">
            {columns.map(({ name }) => (
              <td key={name}>
                <span className={css.waiting} />
              </td>
            ))}
            {hasActions && <td />}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

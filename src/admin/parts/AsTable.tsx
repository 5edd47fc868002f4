import { type ReactNode, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './AsTable.module.css';

interface AsTableProps {
  className?: string | undefined;
  /** What it is a table of, for readers. */
  caption: string;
  columns: readonly string[];
  /** Its rows. */
  children: () => ReactNode;
}

/** What a picture shows, in words: drawn when somebody opens it. */
export function AsTable({ className, caption, columns, children }: AsTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes(css.table, className)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Pokaż jako tabelę</summary>
      {open && (
        <table>
          <caption className="hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children()}</tbody>
        </table>
      )}
    </details>
  );
}

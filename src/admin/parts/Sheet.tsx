import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Sheet.module.css';

interface SheetProps {
  id?: string;
  className?: string | undefined;
  title: string;
  /** Controls beside the heading. */
  tools?: ReactNode;
  /** Small, at the heading's end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A box of rows that reach its edges, with its heading. */
export function Sheet({ id, className, title, tools, aside, children }: SheetProps) {
  const heading = useId();
  return (
    <section id={id} className={classes(css.sheet, className)} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading}>{title}</h2>
        {tools}
        {aside && <div className={css.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}

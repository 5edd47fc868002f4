import { type ReactNode, useId } from 'react';
import css from './Panel.module.css';

/** A box for things one fills in or buys, with its heading and, at the heading's end, an aside. */
export function Panel({ title, aside, children }: { title?: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  if (title === undefined) return <div className={css.panel}>{children}</div>;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

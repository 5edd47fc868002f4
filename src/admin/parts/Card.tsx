import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Stands at the heading's end. */
  aside?: ReactNode;
}

/** A box for one thing that a record says or takes, known by its heading. */
export function Card({ title, aside, className, children, ...section }: CardProps) {
  const id = useId();
  const heading = <h3 id={id}>{title}</h3>;
  return (
    <section {...section} className={classes(css.card, className)} aria-labelledby={id}>
      {aside ? (
        <header>
          {heading}
          {aside}
        </header>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

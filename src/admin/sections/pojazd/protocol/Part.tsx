import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import css from './Part.module.css';

interface PartProps {
  title: string;
  /** By which the foot finds what is missing. */
  part: string;
  /** It is filled in. */
  done: boolean;
  aside?: string | undefined;
  children: ReactNode;
}

/** One stop on the way round the car. */
export function Part({ title, part, done, aside, children }: PartProps) {
  const id = useId();
  return (
    <section className={css.part} data-part={part} aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {title}
          {done && (
            <>
              <Icon name="check" />
              <span className="hidden">, wypełnione</span>
            </>
          )}
        </h3>
        {aside && <small>{aside}</small>}
      </header>
      {children}
    </section>
  );
}

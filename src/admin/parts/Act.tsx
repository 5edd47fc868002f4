import { type ComponentProps, useId } from 'react';
import { toast } from '../../ui/overlays.ts';
import css from './Act.module.css';

interface Of {
  /** Of which row, for readers: the words are the same in every row. */
  of?: string | undefined;
}
const nameOf = (words: unknown, of: string | undefined) => (of === undefined ? undefined : `${words}: ${of}`);

interface ActProps extends ComponentProps<'button'>, Of {
  kind?: 'bad';
  /** Turns it off; whoever presses it all the same is told. */
  why?: string | undefined;
}

/** An action of a row, as a word: 'USUŃ'. */
export function Act({ kind, of, why, children, onClick, ...rest }: ActProps) {
  const id = useId();
  const refusal = why && {
    'aria-disabled': true,
    'aria-describedby': id,
    title: why,
    onClick: () => toast({ text: why, tone: 'warn' }),
  };
  return (
    <>
      <button
        type="button"
        className={css.act}
        data-kind={kind}
        aria-label={nameOf(children, of)}
        {...rest}
        {...(refusal || { onClick })}
      >
        {children}
      </button>
      {why && (
        <span id={id} hidden>
          {why}
        </span>
      )}
    </>
  );
}

/** One that is a page of its own: 'EDYTUJ'. */
export const ActLink = ({ of, href, children, ...rest }: ComponentProps<'a'> & Of) => (
  <a href={href} className={css.act} aria-label={nameOf(children, of)} {...rest}>
    {children}
  </a>
);

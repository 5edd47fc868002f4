import type { ComponentProps } from 'react';
import css from './Act.module.css';

interface Of {
  /** Of which row, for readers: the words are the same in every row. */
  of?: string | undefined;
}
const nameOf = (words: unknown, of: string | undefined) => (of === undefined ? undefined : `${words}: ${of}`);

/** An action of a row, as a word: 'USUŃ'. */
export const Act = ({ kind, of, children, ...rest }: ComponentProps<'button'> & Of & { kind?: 'bad' }) => (
  <button type="button" className={css.act} data-kind={kind} aria-label={nameOf(children, of)} {...rest}>
    {children}
  </button>
);

/** One that is a page of its own: 'EDYTUJ'. */
export const ActLink = ({ of, href, children, ...rest }: ComponentProps<'a'> & Of) => (
  <a href={href} className={css.act} aria-label={nameOf(children, of)} {...rest}>
    {children}
  </a>
);

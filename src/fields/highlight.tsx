import type { ReactNode } from 'react';
import { fold } from '../domain/language/fold.ts';

/** A label with the first place marked where it has the term. */
export function marked(label: string, term: string): ReactNode {
  const at = term === '' ? -1 : fold(label).indexOf(fold(term));
  if (at < 0) return label;
  const characters = [...label];
  const end = at + [...term].length;
  return (
    <>
      {characters.slice(0, at).join('')}
      <mark>{characters.slice(at, end).join('')}</mark>
      {characters.slice(end).join('')}
    </>
  );
}

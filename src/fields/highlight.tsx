import type { ReactNode } from 'react';

const letters: Record<string, string> = { ł: 'l', ß: 's' };
const foldLetter = (letter: string) => {
  const unmarked = letter.toLowerCase().normalize('NFD').charAt(0);
  return letters[unmarked] ?? unmarked;
};

/** Text as it is compared: small letters without their marks, one for each of the text's. */
export const fold = (text: string): string => [...text].map(foldLetter).join('');

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

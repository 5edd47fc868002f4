import { useEffect, useState } from 'react';
import { useAnswer } from '../../client/useList.ts';
import { count, type Noun } from '../../domain/language/polish.ts';
import { readPage } from './read-page.ts';

/** How long a choice must stand before it is asked about, in ms. */
const rest = 300;

/**
 * 'Pokaż 14 lotów': what the button of a filter says of a choice that is not sent yet, where the API has answered its
 * path; until then `unknown`.
 */
export function useMatches(path: string, rows: Noun, unknown: string): string {
  const [asked, ask] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => ask(path), rest);
    return () => clearTimeout(timer);
  }, [path]);
  // What was counted before says nothing of another choice
  const { answer } = useAnswer(asked, undefined, { keepPreviousData: false }, readPage);
  if (asked !== path || !answer) return unknown;
  const { total, more } = answer.meta;
  return `Pokaż ${more ? 'ponad ' : ''}${count(total, rows)}`;
}

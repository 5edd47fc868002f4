import { useEffect, useState } from 'react';
import type { Change } from '../../client/useAddressParams.ts';
import { useAnswer } from '../../client/useList.ts';
import { isDay } from '../../domain/language/days.ts';
import { count, type Noun } from '../../domain/language/polish.ts';
import { rangeEnds, rangeText } from './day-range.ts';
import { type Listed, type Offered, offeredFilters } from './filters.ts';
import { filterOf, unfiltered } from './question.ts';
import { readPage } from './read-page.ts';

/** How long a choice must stand before it is asked about, in ms. */
const rest = 300;

/** The list whose filters are asked for. */
interface FilteredList {
  params: URLSearchParams | undefined;
  /** Stands before the names of its parameters. */
  prefix?: string;
  change: Change;
  /** Where the API would answer such a change. */
  pathAfter: (to: Record<string, string>) => string;
}

/** What a dialog of filters holds until it is sent, by column as the address has it; nothing is filtered before. */
export function useFilterDraft(entity: Listed, { params, prefix = '', change, pathAfter }: FilteredList) {
  const offered = offeredFilters(entity);
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries(offered.map((it) => [it.by, parseFilterText(it, params?.get(prefix + it.by) ?? '')])),
  );
  const [resets, setResets] = useState(0);
  const chosen = Object.fromEntries(
    offered.map(({ by, asking }) => {
      const text = (draft[by] ?? '').trim();
      return [by, asking === 'days' ? rangeText(...rangeEnds(text)) : text];
    }),
  );
  return {
    offered,
    textOf: (column: string): string => draft[column] ?? '',
    set: (column: string, value: string): void => setDraft((now) => ({ ...now, [column]: value })),
    /** How often it was reset: a field of another key forgets what was typed into it. */
    resets,
    /** Where the API would answer it. */
    path: pathAfter(chosen),
    send: (): void => change(chosen),
    reset: (): void => {
      setDraft({});
      setResets(resets + 1);
      change(unfiltered(entity));
    },
  };
}

/** As much of a parameter's text as can be read: of a range each day that is one. */
export function parseFilterText(offered: Offered, text: string): string {
  if (offered.asking !== 'days') return String(filterOf(offered, text.trim())?.value ?? '');
  return rangeEnds(text)
    .map((end) => (isDay(end) ? end : ''))
    .join('..');
}

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

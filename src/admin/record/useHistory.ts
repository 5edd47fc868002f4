import { useState } from 'react';
import { type Answer, useAnswer } from '../../client/useList.ts';
import type { List } from '../../domain/kernel/query.ts';
import type { Change, logAction } from '../../domain/office/event-log.ts';

/** What somebody did to a row: each field's value before and after, or that it changed where it is personal. */
export interface Event {
  at: string;
  by: string;
  action: keyof typeof logAction;
  changes: Record<string, Change>;
  /** By field that points at rows: what those are called, by their keys. */
  labels?: Record<string, Record<string, string>>;
}

const withPage = (path: string, page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

/** A page of what happened to a row, newest first. */
export const useEvents = (path: string | null, page = 1): Answer<List<Event>> =>
  useAnswer(path && withPage(path, page));

/** How many pages are shown: the first, until older ones are asked for. */
export const usePages = (): [pages: number[], older: () => void] => {
  const [shown, setShown] = useState(1);
  return [Array.from({ length: shown }, (_, at) => at + 1), () => setShown(shown + 1)];
};

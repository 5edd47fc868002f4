import { isDay } from '../../domain/language/days.ts';
import { rangeEnds } from './day-range.ts';
import type { Offered } from './filters.ts';
import { filterOf } from './question.ts';

/** As much of a parameter's text as can be read: of a range each day that is one. Only dialogs ask for it. */
export function parseFilterText(offered: Offered, text: string): string {
  if (offered.asking !== 'days') return String(filterOf(offered, text.trim())?.value ?? '');
  return rangeEnds(text)
    .map((end) => (isDay(end) ? end : ''))
    .join('..');
}

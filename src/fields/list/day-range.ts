import { isDay } from '../../domain/language/days.ts';

/** '2026-06-18..2026-06-20', the earlier day first; a range with one end counts for nothing. */
export const rangeText = (a: string, b: string): string => (isDay(a) && isDay(b) ? [a, b].sort().join('..') : '');
export const rangeEnds = (text: string): [string, string] => {
  const [from = '', until = ''] = text.split('..');
  return [from, until];
};

import { dayOf, formatDay, today } from '../../../domain/language/days.ts';
import type { Above } from '../../../fields/list/ListTable.tsx';

const weekday = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'Europe/Warsaw' });

/** Says which day it is, above the first line of each day. */
export const beginsDay =
  // biome-ignore lint/suspicious/noExplicitAny: rows of two logs
    (by: string): Above<any> =>
    (row, before) => {
      const day = dayOf(row[by]);
      if (before && dayOf(before[by]) === day) return null;
      return `${weekday.format(new Date(row[by]))}, ${formatDay(day)}${day === today() ? ' · dziś' : ''}`;
    };

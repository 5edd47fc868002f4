import { useState } from 'react';
import { keep, sessionStore } from '../../../client/storage.ts';
import { type Day, isDay } from '../../../domain/language/days.ts';

const key = 'parking-day';

/**
 * The day that somebody has chosen to look at; undefined: today, whatever day that is. It is there again after an edit
 * and on a reload, as long as the tab is open.
 */
export function useChosenDay(): [chosen: Day | undefined, choose: (day: Day | undefined) => void] {
  const [chosen, show] = useState<Day | undefined>(() => {
    const kept = sessionStore?.getItem(key) ?? '';
    return isDay(kept) ? kept : undefined;
  });
  const choose = (day: Day | undefined) => {
    keep(sessionStore, key, day ?? '');
    show(day);
  };
  return [chosen, choose];
}

import { useEffect, useState } from 'react';
import { keep, sessionStore } from '../../../../client/storage.ts';
import { type Day, isDay, today } from '../../../../domain/language/days.ts';

/** Under this the browser's tab remembers them. */
const stored = 'kalendarz:dni';

/** Without a first day: from today, whichever day that is by now. */
function lastShown(): { weeks?: unknown; first?: Day } {
  try {
    const { weeks, first } = JSON.parse(sessionStore?.getItem(stored) ?? '{}');
    return { weeks, ...(isDay(String(first)) && { first }) };
  } catch {
    return {};
  }
}

/** From which day on and how many weeks the calendar shows: as before for who comes back from a rental of it. */
export function useDaysShown(choices: readonly number[]) {
  const [weeks, setWeeks] = useState(() => choices.find((it) => it === lastShown().weeks) ?? 3);
  const [first, setFirst] = useState(() => lastShown().first ?? today());
  const isToday = first === today();
  useEffect(() => {
    keep(sessionStore, stored, JSON.stringify({ weeks, ...(!isToday && { first }) }));
  }, [weeks, first, isToday]);
  return { weeks, setWeeks, first, setFirst };
}

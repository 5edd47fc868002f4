import { useEffect, useState } from 'react';
import { keep, sessionStore } from '../../../../client/storage.ts';
import { addDays, type Day, isDay } from '../../../../domain/language/days.ts';
import { useToday } from '../../../record/useToday.ts';

/** So many days that have passed are shown, so that a car which is overdue begins in sight. */
const before = 3;

/** The key under which the browser's tab remembers the days. */
const stored = 'kalendarz:dni';

function lastShown(): { weeks?: unknown; first?: Day } {
  try {
    const { weeks, first } = JSON.parse(sessionStore?.getItem(stored) ?? '{}');
    return { weeks, ...(isDay(String(first)) && { first }) };
  } catch {
    return {};
  }
}

/** From which day on and how many weeks the calendar shows: as before for who comes back from a rental of it. */
export function useDaysShown(weekCounts: readonly number[]) {
  const today = useToday();
  const [weeks, setWeeks] = useState(() => weekCounts.find((it) => it === lastShown().weeks) ?? 3);
  const usual = addDays(today, -before);
  /** undefined: from some days before today, whichever day that is by now. */
  const [chosen, choose] = useState(() => lastShown().first);
  useEffect(() => keep(sessionStore, stored, JSON.stringify({ weeks, first: chosen })), [weeks, chosen]);
  const setFirst = (day: Day) => choose(day === usual ? undefined : day);
  return { weeks, setWeeks, usual, first: chosen ?? usual, setFirst };
}

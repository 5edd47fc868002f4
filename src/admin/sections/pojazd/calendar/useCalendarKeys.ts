import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '../../../list/useShortcuts.ts';

interface CalendarKeys {
  /** F: which cars are free. */
  askForFree: () => void;
  /** T: back to today. */
  showToday: () => void;
}

/** The keys of the calendar that count wherever one is on its page; those of its bars are the grid's. */
export function useCalendarKeys({ askForFree, showToday }: CalendarKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(target)) return;
    const run = { f: askForFree, t: showToday }[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

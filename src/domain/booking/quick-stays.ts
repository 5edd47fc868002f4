import { addDays, type Day, formatWeekday } from '../language/days.ts';

const sunday = (day: Day) => formatWeekday(day).startsWith('nd');

/** Last days that are one press away for who asks from a day on: tomorrow, the next Sunday, or a week in all. */
export function quickStays(since: Day, now: Day): readonly { label: string; until: Day }[] {
  const next = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(since, days)).find(sunday);
  const found = [
    ...(since === now ? [{ label: 'do jutra', until: addDays(now, 1) }] : []),
    ...(next ? [{ label: 'do niedzieli', until: next }] : []),
    { label: 'tydzień', until: addDays(since, 6) },
  ];
  return found.filter(({ until }, at) => found.findIndex((it) => it.until === until) === at);
}

/** What runs on a schedule, as the admin reads it; `schedule` is cron's, in UTC, and stands in each function again. */
export const jobs = {
  outbox: { label: 'Zwroty i poczta', hint: 'wysyła z kolejki', schedule: '* * * * *' },
  sweeper: { label: 'Wygasłe rezerwacje', hint: 'zwalnia nieopłacone miejsca', schedule: '* * * * *' },
  seal: { label: 'Pieczęć dziennika', hint: 'zabezpiecza nowe wpisy', schedule: '* * * * *' },
  compare: { label: 'Porównanie płatności', hint: 'operator kart i zamówienia', schedule: '2 3 * * *' },
  forget: { label: 'Stare dane gości', hint: 'usuwa kontakty po terminie', schedule: '17 3 * * *' },
  verify: { label: 'Sprawdzenie dziennika', hint: 'porównuje wpisy z pieczęciami', schedule: '32 3 * * *' },
} as const;
export type Job = keyof typeof jobs;

export const isJob = (name: unknown): name is Job => typeof name === 'string' && Object.hasOwn(jobs, name);

/** How a run ended: as it should, with something to look at, or not at all. */
export type RunOutcome = 'DONE' | 'NOTICED' | 'FAILED';

const minute = 60_000;

/** When a schedule runs next after a moment, in ms: each minute, or each day at a time. */
export function nextRun(schedule: string, now: number): number {
  const [at = '*', hour = '*'] = schedule.split(' ');
  if (at === '*' || hour === '*') return Math.floor(now / minute) * minute + minute;
  const today = new Date(now).setUTCHours(Number(hour), Number(at), 0, 0);
  return today > now ? today : today + 24 * 60 * minute;
}

/** Its minutes and hours are any: it runs each minute. */
export const isEachMinute = (schedule: string): boolean => schedule.startsWith('* *');
/** Has it run so long ago that its schedule must stand still? A job that never ran is not judged. */
export function isLate(schedule: string, lastRun: string | undefined, now: number): boolean {
  const patience = isEachMinute(schedule) ? 5 * minute : 25 * 60 * minute;
  return lastRun !== undefined && now - Date.parse(lastRun) > patience;
}

/** What runs on a schedule, as the admin reads it; `schedule` is cron's, in UTC, and stands in each function again. */
export const jobs = {
  outbox: { label: 'Zwroty i poczta', hint: 'wysyła z kolejki', schedule: '* * * * *' },
  sweeper: { label: 'Wygasłe rezerwacje', hint: 'zwalnia nieopłacone miejsca', schedule: '* * * * *' },
  seal: { label: 'Pieczęć dziennika', hint: 'zabezpiecza nowe wpisy', schedule: '* * * * *' },
  tidy: { label: 'Porządki', hint: 'usuwa to, czego nikt już nie cofnie', schedule: '*/10 * * * *' },
  compare: { label: 'Porównanie płatności', hint: 'operator kart i zamówienia', schedule: '2 3 * * *' },
  forget: { label: 'Stare dane gości', hint: 'usuwa kontakty po terminie', schedule: '17 3 * * *' },
  verify: { label: 'Sprawdzenie dziennika', hint: 'porównuje wpisy z pieczęciami', schedule: '32 3 * * *' },
  watch: { label: 'Czuwanie', hint: 'pisze do administratorów, gdy coś stoi', schedule: '*/10 * * * *' },
} as const;
export type Job = keyof typeof jobs;

export const isJob = (name: unknown): name is Job => typeof name === 'string' && Object.hasOwn(jobs, name);

/** How a run ended: as it should, with something to look at, or not at all. */
export type RunOutcome = 'DONE' | 'NOTICED' | 'FAILED';

const minute = 60_000;

/** How many minutes lie between two runs: each minute, each so many, or each day at a time. */
export function periodOf(schedule: string): number {
  const [at = '*', hour = '*'] = schedule.split(' ');
  if (hour !== '*') return 24 * 60;
  return at === '*' ? 1 : Number(at.slice('*/'.length));
}

/** When a schedule runs next after a moment, in ms. */
export function nextRun(schedule: string, now: number): number {
  const [at, hour] = schedule.split(' ');
  const period = periodOf(schedule) * minute;
  if (hour === '*') return Math.floor(now / period) * period + period;
  const today = new Date(now).setUTCHours(Number(hour), Number(at), 0, 0);
  return today > now ? today : today + period;
}

/**
 * Has it run so long ago that its schedule must stand still? By night one that is an hour late, by day one that missed
 * three runs. A job that never ran is not judged.
 */
export function isLate(schedule: string, lastRun: string | undefined, now: number): boolean {
  const period = periodOf(schedule);
  const patience = period === 24 * 60 ? period + 60 : 3 * period + 2;
  return lastRun !== undefined && now - Date.parse(lastRun) > patience * minute;
}

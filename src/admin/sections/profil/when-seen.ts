import { addDays, dayOf, formatInstant, formatTime, today } from '../../../domain/language/days.ts';

/** 'dziś, 08:12', 'wczoraj, 23:40', '14.03.2025, 10:00'. */
export function whenSeen(at: string, now: number = Date.now()): string {
  const day = dayOf(at);
  if (day === today(now)) return `dziś, ${formatTime(at)}`;
  return day === addDays(today(now), -1) ? `wczoraj, ${formatTime(at)}` : formatInstant(at);
}

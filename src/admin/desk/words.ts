import type { LastCall } from '../../domain/booking/desk-day.ts';
import { addDays, type Day, dayOf, formatShort, formatTime } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';

/** 'od wczoraj 9:30', 'od so 21.11' */
export function sinceWords(at: string, hour: string | null, today: Day): string {
  const day = dayOf(at);
  return `od ${day === addDays(today, -1) ? 'wczoraj' : formatShort(day)}${hour ? `, ${hour}` : ''}`;
}

/** 'Jutro 7:15', 'Śr 25.11' */
export function whenWords(at: string, hour: string | null, today: Day): string {
  const day = dayOf(at);
  const named = day === today ? 'Dziś' : day === addDays(today, 1) ? 'Jutro' : formatShort(day);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${hour ? ` ${hour}` : ''}`;
}

/** 'dzwoniono 11:20, Renata Sikora' */
export const calledWords = (call: LastCall | null): string =>
  call ? `dzwoniono ${formatTime(call.at)}, ${call.by ?? 'ktoś z obsługi'}` : 'nikt jeszcze nie dzwonił';

export const countLate = (days: number): string => count(days, nouns.day);

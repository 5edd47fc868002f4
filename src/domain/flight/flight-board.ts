import { parseInstant, today, wireDay } from '../language/days.ts';
import { directionOf } from './flight-fields.ts';

/** From when on staff see flights; 'Od teraz' begins an hour ago, for a flight that has just gone still makes work. */
export const sinces = { teraz: 'Od teraz', dzis: 'Od dziś', wszystkie: 'Wszystkie' } as const;
export type Since = keyof typeof sinces;

export const sinceOf = (params: URLSearchParams): Since => {
  const given = params.get('od') ?? '';
  return Object.hasOwn(sinces, given) ? (given as Since) : 'teraz';
};

const [fiveMinutes, hour] = [300_000, 3_600_000];
const moments: Record<Since, (now: number) => string | undefined> = {
  teraz: (now) => new Date(now - hour).toISOString(),
  dzis: (now) => parseInstant(wireDay(today(now))) ?? undefined,
  wszystkie: () => undefined,
};

/** Further parameters of the staff's list of flights, by its address. `since` moves on every five minutes only. */
export function boardCall(params: URLSearchParams, now: number): Record<string, string> {
  const since = moments[sinceOf(params)](Math.floor(now / fiveMinutes) * fiveMinutes);
  return { isarrdep: directionOf(params), ...(since && { since }) };
}

import { parseInstant, today, wireDay } from '../language/days.ts';
import { directionOf } from './flight-fields.ts';

/** From when on staff see flights: what has just gone is still somebody's business. */
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

/** What the list of staff asks besides, by its address. It moves on every five minutes: until then its path stays. */
export function boardCall(params: URLSearchParams, now: number): Record<string, string> {
  const since = moments[sinceOf(params)](Math.floor(now / fiveMinutes) * fiveMinutes);
  return { isarrdep: directionOf(params), ...(since && { since }) };
}

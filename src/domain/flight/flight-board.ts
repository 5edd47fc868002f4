import { startOf, today } from '../language/days.ts';
import { directionOf } from './flight-fields.ts';

/** From when on staff see flights; 'Od teraz' begins with the last that left or landed. */
export const sinces = { teraz: 'Od teraz', dzis: 'Od dziś', wszystkie: 'Wszystkie' } as const;
export type Since = keyof typeof sinces;

export const sinceOf = (params: URLSearchParams): Since => {
  const given = params.get('od') ?? '';
  return Object.hasOwn(sinces, given) ? (given as Since) : 'teraz';
};

const minute = 60_000;
const moments: Record<Since, (now: number) => { board: string } | { expected: string }> = {
  teraz: (now) => ({ board: new Date(now).toISOString() }),
  dzis: (now) => ({ expected: new Date(startOf(today(now))).toISOString() }),
  wszystkie: () => ({ expected: new Date(0).toISOString() }),
};

/** Further parameters of the staff's list of flights, by its address. 'Od teraz' moves on every five minutes only. */
export function boardCall(params: URLSearchParams, now: number): Record<string, string> {
  const steps = 5 * minute;
  return { isarrdep: directionOf(params), ...moments[sinceOf(params)](Math.floor(now / steps) * steps) };
}

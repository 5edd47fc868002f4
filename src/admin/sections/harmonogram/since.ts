import { parseInstant, today, wireDay } from '../../../domain/language/days.ts';

/** From when on flights are listed: what has just gone is still somebody's business. */
export const sinces = { teraz: 'Od teraz', dzis: 'Od dziś', wszystkie: 'Wszystkie' } as const;
export type Since = keyof typeof sinces;

export const sinceOf = (params: URLSearchParams): Since => {
  const given = params.get('od') ?? '';
  return Object.hasOwn(sinces, given) ? (given as Since) : 'teraz';
};

const hour = 3_600_000;
/** As the API takes it; absent: all of them. `now` in ms. */
export function sinceIn(since: Since, now: number): string | undefined {
  const moments: Record<Since, () => string | undefined> = {
    teraz: () => new Date(now - hour).toISOString(),
    dzis: () => parseInstant(wireDay(today(now))) ?? undefined,
    wszystkie: () => undefined,
  };
  return moments[since]();
}

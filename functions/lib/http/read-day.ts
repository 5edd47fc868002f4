import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { type Day, dayOf, isDay, parseInstant } from '../../../src/domain/language/days.ts';

/** A day in a query, as itself or as any moment of it. */
export function readDay(query: URLSearchParams, name: string): Day | null {
  const given = query.get(name)?.trim();
  if (!given) return null;
  const moment = isDay(given) ? given : parseInstant(given);
  if (!moment) throw new HttpError(400, 'Nieprawidłowe dane', { [name]: 'Podaj datę' });
  return dayOf(moment);
}

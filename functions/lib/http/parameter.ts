import { checkEnds } from '../../../src/domain/booking/stay.ts';
import type { Field } from '../../../src/domain/kernel/field.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import { type Day, dayOf, isDay, parseInstant } from '../../../src/domain/language/days.ts';
import { invalid } from './invalid.ts';

/** A parameter of the query as its field stores it, or a 400 that names it. */
export function readParameter(query: URLSearchParams, name: string, field: Field): unknown {
  const parsed = parseField(field, query.get(name));
  if ('error' in parsed) throw invalid({ [name]: parsed.error });
  return parsed.value;
}

/** A day in a query, as itself or as any moment of it. */
export function readDay(query: URLSearchParams, name: string): Day | null {
  const given = query.get(name)?.trim();
  if (!given) return null;
  const moment = isDay(given) ? given : parseInstant(given);
  if (!moment) throw invalid({ [name]: 'Podaj datę' });
  return dayOf(moment);
}

/** The days of `since` and `until` in a query, either of which may be open; undefined where neither is there. */
export function readDays(query: URLSearchParams): { since: Day | null; until: Day | null } | undefined {
  const [since, until] = [readDay(query, 'since'), readDay(query, 'until')];
  const errors = since && until ? checkEnds(since, until) : undefined;
  if (errors) throw invalid(errors);
  return since || until ? { since, until } : undefined;
}

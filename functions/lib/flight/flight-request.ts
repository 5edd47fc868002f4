import { flight } from '../../../src/domain/flight/flight.ts';
import type { Direction } from '../../../src/domain/flight/flight-fields.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { readQuery, searchTerm } from '../../../src/domain/kernel/query.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import { parseInstant } from '../../../src/domain/language/days.ts';
import { invalidField } from '../http/invalid.ts';
import type { Call } from '../http/route.ts';

const directions: Record<string, Direction> = {
  departure: 'departure',
  true: 'departure',
  arrival: 'arrival',
  false: 'arrival',
};

export function directionOf(query: URLSearchParams): Direction | undefined {
  const name = query.get('isarrdep');
  if (!name) return undefined;
  const direction = Object.hasOwn(directions, name) ? directions[name] : undefined;
  if (!direction) throw new HttpError(400, 'Invalid filter');
  return direction;
}

/** A moment of the query. It needs a direction, which says whether the departure or the arrival counts. */
export function momentIn(query: URLSearchParams, name: Exclude<keyof typeof parts, 'search'>): string | undefined {
  const given = query.get(name);
  if (!given) return undefined;
  const moment = parseInstant(given);
  if (!moment || !directionOf(query)) throw new HttpError(400, 'Invalid filter');
  return moment;
}

/** Blanks alone search for nothing. */
function termOf(given: string | undefined): string {
  const term = parseField(searchTerm, given);
  if ('error' in term) throw invalidField('term', term.error);
  return String(term.value ?? '');
}

/** What the query of a list of flights may say besides a direction; the API's description tells it. */
export const parts = {
  since:
    'An instant: with isarrdep only those that have yet to leave or land here then, ' +
    'by the timetable, or late by up to a day',
  upcoming: 'An instant: with isarrdep what has yet to leave or land here then comes first',
  board:
    'An instant: with isarrdep the last that left or landed here before it and all that have yet to, ' +
    'by expected times',
  expected: 'An instant: with isarrdep those expected here since then, by expected times',
  search: 'A term that is found in them',
};

export const searchOf = ({ query }: Call) => query.get('search') ?? '';
/** The flights that a call asks for, found by a term. */
export const requestOf = ({ query }: Call, term: string | undefined) => ({
  ...readQuery(flight, query),
  term: termOf(term),
  direction: directionOf(query),
  since: momentIn(query, 'since'),
  board: momentIn(query, 'board'),
  expected: momentIn(query, 'expected'),
});

import { type KnownPerson, leastFigures, leastLetters } from '../../../domain/booking/known-person.ts';
import { type Offer, useLookUp } from '../../../fields/useLookUp.ts';

const figuresOf = (phone: unknown): string => String(phone ?? '').replace(/\D/g, '');
const wordOf = (value: unknown): string => String(value ?? '').trim();

/** The term is the query itself: a phone, or the beginning of a name. */
const offer: Offer<KnownPerson> = {
  path: (query) => `desk/people?${query}`,
  choiceOf: (person) => ({
    id: `${person.phone ?? person.email}`,
    label: `${person.first_name} ${person.last_name}`,
    state: person,
  }),
};

/** What of a form says who it is; null: not enough yet. */
function queryOf({ phone, last_name, first_name }: Readonly<Record<string, unknown>>): string | null {
  const [figures, surname] = [figuresOf(phone), wordOf(last_name)];
  if (figures.length >= leastFigures) return `${new URLSearchParams({ phone: figures })}`;
  if (figures || [...surname].length < leastLetters) return null;
  return `${new URLSearchParams({ last_name: surname, first_name: wordOf(first_name) })}`;
}

/**
 * Whoever has booked a car or a space before, or has an account, by the phone that is typed, or before one is by the
 * beginning of the name; undefined while that is not known.
 */
export function useKnownCustomer(values: Readonly<Record<string, unknown>>) {
  const query = queryOf(values);
  const { found, error } = useLookUp('people', query, offer);
  if (query === null || error || !found) return undefined;
  return { by: query.startsWith('phone') ? 'phone' : 'name', people: found.map(({ state }) => state as KnownPerson) };
}

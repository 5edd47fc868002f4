import type { Sort } from '../../../domain/kernel/query.ts';
import { fold } from '../../../domain/language/fold.ts';
import { flightAt, type Place, statusesOf, wordsOf } from './places.ts';

/** Places that have every word of a search among what is shown of them. */
export function found(places: readonly Place[], search: string): readonly Place[] {
  const terms = fold(search).split(/\s+/).filter(Boolean);
  return places.filter((place) => {
    const { is_available } = place.list.entity.fields;
    const words = fold(`${wordsOf(place)} ${is_available.label} ${place.row.is_available ? 'tak' : 'nie'}`);
    return terms.every((term) => words.includes(term));
  });
}

const byWords = new Intl.Collator('pl', { numeric: true });
/** What a column shows of a place. */
const shownOf = ({ list, row }: Place, name: string): string =>
  name === 'Flight_id'
    ? (flightAt(list, row) ?? '')
    : name === 'status'
      ? (statusesOf(list)[row.status]?.label ?? row.status)
      : String((row as Readonly<Record<string, unknown>>)[name] ?? '');

/** Places in the order of a column that all of them have, by what it shows; else by their numbers. */
export function sorted(places: readonly Place[], sort: Sort | undefined): readonly Place[] {
  const [by = 'id'] = sort?.by ?? [];
  const turn = sort?.order === 'desc' ? -1 : 1;
  return places.toSorted((a, b) => turn * byWords.compare(shownOf(a, by), shownOf(b, by)) || a.row.id - b.row.id);
}

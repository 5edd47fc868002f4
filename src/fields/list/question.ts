import { anyControl, type Field, longestKey, longestSearch } from '../../domain/kernel/field.ts';
import type { Filter, Sort } from '../../domain/kernel/query.ts';
import { rangeEnds, rangeText } from './day-range.ts';
import { type Listed, type Offered, offeredFilters } from './filters.ts';

/** What a list is asked, as the parameters of the page's address say it. */
export interface Question {
  page: number;
  search: string;
  filters: Filter[];
  /** Columns of which the address says something that is no filter. */
  leftOut: string[];
  /** Absent: the entity's own order. */
  sort: Sort | undefined;
}

/** Several lists on one page have their parameters apart: 'rentals_page', 'rentals_sort'. */
export const prefixOf = (pageParam: string): string => pageParam.replace(/page$/, '');

/** Could a row have it? The API refuses what is longer than its field, and what no text holds. */
const fits = (field: Field, value: string): boolean =>
  value.length <= (typeof field.max === 'number' && field.kind === 'text' ? field.max : longestKey * 5) &&
  !anyControl.test(value);

/** The parameter's text as a filter; undefined where it cannot be read as one. */
export function filterOf({ by, field, asking, operators }: Offered, text: string): Filter | undefined {
  if (asking === 'days') {
    const range = rangeText(...rangeEnds(text));
    return range ? { by, operator: 'BETWEEN', value: rangeEnds(range) } : undefined;
  }
  if (field.kind === 'flag') return /^(true|false)$/.test(text) ? { by, value: text === 'true' } : undefined;
  if (asking === 'one' || asking === 'several') {
    const values = text.split(',').filter((it) => Object.hasOwn(field.choices ?? {}, it));
    if (values.length <= 1 || asking === 'one') return values[0] === undefined ? undefined : { by, value: values[0] };
    return { by, operator: 'IN', value: values };
  }
  if (!text || !fits(field, text)) return undefined;
  const number = ['int', 'decimal', 'money'].includes(field.kind);
  if (number && Number.isNaN(Number(text.replace(',', '.')))) return undefined;
  return asking === 'text' && operators.includes('CONTAINS')
    ? { by, operator: 'CONTAINS', value: text }
    : { by, value: text };
}

/** What the search box would hold of it: the API refuses the rest. */
const searchOf = (text: string): string =>
  [...text]
    .filter((it) => !anyControl.test(it))
    .slice(0, longestSearch)
    .join('')
    .trim();

/** What the parameters ask of a list of the entity; what says nothing is left out. */
export function questionOf(entity: Listed, params: URLSearchParams | undefined, prefix = ''): Question {
  const read = (name: string) => params?.get(prefix + name)?.trim() ?? '';
  const offered = offeredFilters(entity);
  const filters = offered.flatMap((it) => filterOf(it, read(it.by)) ?? []);
  const by = [...new Set(read('sort').split(','))].filter((it) => entity.sort.includes(it));
  return {
    page: Math.max(1, Number.parseInt(read('page'), 10) || 1),
    search: entity.search ? searchOf(read('search')) : '',
    filters,
    leftOut: offered.filter((it) => read(it.by) && !filters.some(({ by }) => by === it.by)).map((it) => it.by),
    sort: by.length > 0 ? { by, order: read('order') === 'desc' ? 'desc' : 'asc' } : undefined,
  };
}

/** The parameters that take every filter away. */
export const unfiltered = (entity: Listed): Record<string, undefined> =>
  Object.fromEntries(offeredFilters(entity).map(({ by }) => [by, undefined]));

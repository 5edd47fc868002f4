import { type Direction, type FlightStatus, flight, flightStatus, isEnd } from '../../domain/flight.ts';
import { anyControl, type Field, longestKey } from '../../domain/kernel/field.ts';
import type { Filter, Sort } from '../../domain/kernel/query.ts';
import { formatDay, isDay } from '../../domain/language/days.ts';

/** The name under which session storage has what was last chosen in the schedule, as the parameters of its address. */
export const scheduleKey = 'harmonogram';

/**
 * What may be filtered, each by the URL parameter of its name: a status, a range of days, or one of the values there
 * are.
 */
export const filterColumns = [
  'status',
  'airline_name',
  'departure',
  'arrival',
  'destination',
  'origin',
  'airplane_serial_no',
] as const;
export type FilterColumn = (typeof filterColumns)[number];

export const sortColumns = flight.list;
export const labelOf = (column: string): string => flight.fields[column as FilterColumn].label;

const isStatus = (it: string): it is FlightStatus => Object.hasOwn(flightStatus, it);

/** '2026-06-18..2026-06-20', the earlier day first; a range with one end counts for nothing. */
export const rangeText = (a: string, b: string): string => (isDay(a) && isDay(b) ? [a, b].sort().join('..') : '');
export const rangeEnds = (text: string): [string, string] => {
  const [from = '', until = ''] = text.split('..');
  return [from, until];
};

/** Could a flight have it? The API refuses what is longer than its field, and what no text holds. */
function canBe(by: FilterColumn, value: string): boolean {
  if (by === 'status') return isStatus(value);
  const { max = longestKey }: Field = flight.fields[by];
  return value.length <= Number(max) && !anyControl.test(value);
}

const typedIn = (params: URLSearchParams | undefined, by: FilterColumn): string => params?.get(by)?.trim() ?? '';

/** What the parameters say of a column, as far as it can be read: of a range each day that is one. */
export function saidOf(params: URLSearchParams | undefined, by: FilterColumn): string {
  const typed = typedIn(params, by);
  if (!isEnd(by)) return canBe(by, typed) ? typed : '';
  return rangeEnds(typed)
    .map((it) => (isDay(it) ? it : ''))
    .join('..');
}

/** Departures, unless the parameters say arrivals. */
export const directionOf = (params: URLSearchParams | undefined): Direction =>
  params?.get('isarrdep') === 'arrival' ? 'arrival' : 'departure';

/** The filters that the parameters say; what is no filter is left out. */
export function filtersOf(params: URLSearchParams | undefined): Filter[] {
  return filterColumns.flatMap((by): Filter[] => {
    const said = saidOf(params, by);
    if (!isEnd(by)) return said ? [{ by, value: said }] : [];
    const range = rangeText(...rangeEnds(said));
    return range ? [{ by, operator: 'BETWEEN', value: rangeEnds(range) }] : [];
  });
}

/** The columns of which the parameters say something that is no filter. */
export const leftOut = (params: URLSearchParams | undefined): FilterColumn[] =>
  filterColumns.filter((by) => typedIn(params, by) && !filtersOf(params).some((it) => it.by === by));

/** The term that is searched for; no text holds a control character. */
export const searchOf = (params: URLSearchParams | undefined): string =>
  [...(params?.get('search') ?? '')].filter((it) => !anyControl.test(it)).join('');

/**
 * Does nothing but the direction tell which flights are wanted? What a link says of where it was shared means nothing
 * here.
 */
export const isPlain = (params: URLSearchParams | undefined): boolean =>
  !['search', 'day', 'sort', ...filterColumns].some((it) => params?.get(it)) && !(Number(params?.get('page')) > 1);

export const unfiltered = Object.fromEntries(filterColumns.map((it) => [it, undefined]));

/** 'Skąd: Oslo (OSL)' */
export function filterWords({ by, value, operator }: Filter): string {
  if (operator) return `${labelOf(by)}: ${value.map((day) => formatDay(String(day))).join('–')}`;
  const words = by === 'status' && isStatus(String(value)) ? flightStatus[value as FlightStatus].label : value;
  return `${labelOf(by)}: ${words}`;
}

/** 'Odlot – pominięto: podaj obie daty' */
export const leftOutWords = (by: FilterColumn): string =>
  `${labelOf(by)} – pominięto: ${isEnd(by) ? 'podaj obie daty' : 'nieprawidłowa wartość'}`;

/** `sort=airline_name,departure&order=desc`; undefined where none is asked for. */
export function sortOf(params: URLSearchParams | undefined): Sort | undefined {
  const by = [...new Set(params?.get('sort')?.split(','))].filter((it) =>
    (sortColumns as readonly string[]).includes(it),
  );
  return by.length > 0 ? { by, order: params?.get('order') === 'desc' ? 'desc' : 'asc' } : undefined;
}
export const sortParams = (by: readonly string[], order: Sort['order']) => ({
  sort: by.join(',') || undefined,
  order: by.length > 0 && order === 'desc' ? 'desc' : undefined,
});
export const orders = { asc: 'rosnąco', desc: 'malejąco' } satisfies Record<Sort['order'], string>;

export const days = { today: 'Dziś', tomorrow: 'Jutro' } as const;
export type ChosenDay = keyof typeof days;
export const chosenDay = (params: URLSearchParams | undefined): ChosenDay | undefined => {
  const day = params?.get('day');
  return day === 'today' || day === 'tomorrow' ? day : undefined;
};

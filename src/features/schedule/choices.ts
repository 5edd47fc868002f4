import {
  type Direction,
  flightColumns,
  flightFields,
  flightsPerPage,
  isEnd,
  refLabels,
} from '../../domain/flight-fields.ts';
import { type FlightStatus, flightStatus } from '../../domain/flight-status.ts';
import { anyControl, type Field, longestKey } from '../../domain/kernel/field.ts';
import type { Filter, Sort } from '../../domain/kernel/query.ts';
import { formatDay, isDay } from '../../domain/language/days.ts';
import { rangeEnds, rangeText } from '../../fields/list/day-range.ts';

/** The name under which session storage has what was last chosen in the schedule, as the parameters of its address. */
export const scheduleKey = 'harmonogram';

/**
 * What may be filtered, each by the URL parameter of its name: a status, a range of days, or one of the values there
 * are.
 */
export type FilterColumn = Exclude<(typeof flightColumns)[number], 'id'>;
export const filterColumns = flightColumns.filter((it): it is FilterColumn => it !== 'id');

const fields: Record<FilterColumn, Pick<Field, 'label' | 'max'>> = {
  ...flightFields,
  airplane_serial_no: { label: refLabels.airplane_serial_no },
};
export const sortColumns = flightColumns;
export const labelOf = (column: string): string => fields[column as FilterColumn].label;

const isStatus = (it: string): it is FlightStatus => Object.hasOwn(flightStatus, it);

/** Could a flight have it? The API refuses what is longer than its field, and what no text holds. */
function canBe(by: FilterColumn, value: string): boolean {
  if (by === 'status') return isStatus(value);
  const { max = longestKey } = fields[by];
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

/** Every parameter of the address that tells which flights are shown, and in what order. */
export const parameters = ['isarrdep', 'search', 'day', 'page', 'limit', 'sort', 'order', ...filterColumns] as const;

/** What the parameters ask for, in one spelling: what a link says of where it was shared is no part of it. */
export function questionOf(params: URLSearchParams | undefined): string {
  const said = parameters.flatMap((name) => (params?.get(name) ? [[name, params.get(name) ?? '']] : []));
  return new URLSearchParams(said).toString();
}

export const pageOf = (params: URLSearchParams | undefined): number =>
  Math.max(1, Number.parseInt(params?.get('page') ?? '1', 10) || 1);

/** So many flights may stand on a page; the first where nothing is said. */
export const limits = [flightsPerPage, 10, 20];
export const limitOf = (params: URLSearchParams | undefined): number =>
  limits.find((limit) => String(limit) === params?.get('limit')) ?? flightsPerPage;

export const unfiltered = Object.fromEntries(filterColumns.map((it) => [it, undefined]));

/** 'Skąd: Oslo (OSL)' */
export function filterWords({ by, value, operator }: Filter): string {
  if (operator === 'BETWEEN') return `${labelOf(by)}: ${value.map((day) => formatDay(String(day))).join('–')}`;
  const words = by === 'status' && isStatus(String(value)) ? flightStatus[value as FlightStatus].label : value;
  return `${labelOf(by)}: ${words}`;
}

/** 'Odlot – pominięto: podaj obie daty' */
export const leftOutWords = (by: FilterColumn): string =>
  `${labelOf(by)} – pominięto: ${isEnd(by) ? 'podaj obie daty' : 'nieprawidłowa wartość'}`;

/** `sort=airline_name,departure&order=desc`; undefined where none is asked for. */
export function sortOf(params: URLSearchParams | undefined): Sort | undefined {
  const by = [...new Set(params?.get('sort')?.split(','))].filter((name) =>
    (sortColumns as readonly string[]).includes(name),
  );
  return by.length > 0 ? { by, order: params?.get('order') === 'desc' ? 'desc' : 'asc' } : undefined;
}

export const days = { today: 'Dziś', tomorrow: 'Jutro' } as const;
export type ChosenDay = keyof typeof days;
export const chosenDay = (params: URLSearchParams | undefined): ChosenDay | undefined => {
  const day = params?.get('day');
  return day === 'today' || day === 'tomorrow' ? day : undefined;
};

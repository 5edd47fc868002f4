import { flightColumns, flightFields, flightsPerPage, refLabels } from '../../domain/flight/flight-fields.ts';
import { longestKey, text } from '../../domain/kernel/field.ts';
import { byValueOrRange } from '../../domain/kernel/operators.ts';
import type { Listed } from '../../fields/list/filters.ts';
import { type Question, questionOf, unfiltered as unfilteredOf } from '../../fields/list/question.ts';

/** The name under which session storage has what was last chosen in the schedule, as the parameters of its address. */
export const scheduleKey = 'harmonogram';

const filterColumns = flightColumns.filter((it) => it !== 'id');

/** What visitors may ask of flights. The entity itself would bring aircraft and gates along. */
export const timetable: Listed = {
  fields: { ...flightFields, airplane_serial_no: text(refLabels.airplane_serial_no, { max: longestKey }) },
  filter: byValueOrRange(filterColumns),
  sort: flightColumns,
  search: ['number'],
};

/** What the parameters of the address ask of the schedule: page, search, filters and sort. */
export const scheduleQuestion = (params: URLSearchParams | undefined): Question => questionOf(timetable, params);

export const unfiltered = unfilteredOf(timetable);

/** Every parameter of the address that tells which flights are shown, and in what order. */
export const parameters = ['isarrdep', 'search', 'day', 'page', 'limit', 'sort', 'order', ...filterColumns] as const;

/** The question as a text in one spelling, to compare: what a link says of where it was shared is left out. */
export function questionText(params: URLSearchParams | undefined): string {
  const given = parameters.flatMap((name) => (params?.get(name) ? [[name, params.get(name) ?? '']] : []));
  return new URLSearchParams(given).toString();
}

/** How many flights may stand on a page; the first number where nothing is said. */
export const limits = [flightsPerPage, 10, 20];
export const limitOf = (params: URLSearchParams | undefined): number =>
  limits.find((limit) => String(limit) === params?.get('limit')) ?? flightsPerPage;

export const days = { today: 'Dziś', tomorrow: 'Jutro' } as const;
export type ChosenDay = keyof typeof days;
export const chosenDay = (params: URLSearchParams | undefined): ChosenDay | undefined => {
  const day = params?.get('day');
  return day === 'today' || day === 'tomorrow' ? day : undefined;
};

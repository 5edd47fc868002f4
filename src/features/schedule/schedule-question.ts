import {
  type Direction,
  directionOf,
  flightColumns,
  flightFields,
  flightsPerPage,
  refLabels,
} from '../../domain/flight/flight-fields.ts';
import { longestKey, text } from '../../domain/kernel/field.ts';
import { byValueOrRange } from '../../domain/kernel/operators.ts';
import type { Listed } from '../../fields/list/filters.ts';
import { type Question, questionOf, unfiltered as unfilteredOf } from '../../fields/list/question.ts';
import { type ChosenDay, type FlightsQuery, flightsPath, windowOf } from './flights.ts';

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

export const unfiltered = unfilteredOf(timetable);

/** How many flights may stand on a page; the first where nothing is said. */
export const limits = [flightsPerPage, 10, 20];

export const days = { today: 'Dziś', tomorrow: 'Jutro' } satisfies Record<ChosenDay, string>;

/** What the schedule is asked, as the parameters of its address say it. */
export interface ScheduleQuestion extends Question {
  direction: Direction;
  /** Flights on a page. */
  limit: number;
  /** Absent: all days. */
  day: ChosenDay | undefined;
  /** The question in one spelling, to compare: what a link says of where it was shared is left out. */
  text: string;
}

export function scheduleQuestion(params: URLSearchParams | undefined): ScheduleQuestion {
  const [day, limit] = [params?.get('day'), params?.get('limit')];
  return {
    ...questionOf(timetable, params),
    direction: directionOf(params),
    limit: limits.find((it) => String(it) === limit) ?? flightsPerPage,
    day: day === 'today' || day === 'tomorrow' ? day : undefined,
    text: textOf(params),
  };
}

/** The list that is asked for, what is searched for apart. */
export function queryOf(question: ScheduleQuestion, now: number): FlightsQuery {
  const { direction, page, limit, day, search, filters, sort } = question;
  const window = windowOf(now, day, search !== '');
  // Who chose an order gets it
  return { ...window, upcoming: sort ? undefined : window.upcoming, direction, page, limit, filters, sort };
}
/** Where the API answers it. */
export const pathOf = (question: ScheduleQuestion, now: number): string =>
  flightsPath(queryOf(question, now), question.search);

/** Every parameter of the address that tells which flights are shown, and in what order. */
export const parameters = ['isarrdep', 'search', 'day', 'page', 'limit', 'sort', 'order', ...filterColumns] as const;

function textOf(params: URLSearchParams | undefined): string {
  const given = parameters.flatMap((name) => (params?.get(name) ? [[name, params.get(name) ?? '']] : []));
  return new URLSearchParams(given).toString();
}

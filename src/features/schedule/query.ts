import { directionOf } from '../../domain/flight/flight-fields.ts';
import { type FlightsQuery, flightsPath, windowOf } from './flights.ts';
import { chosenDay, limitOf, scheduleQuestion } from './schedule-question.ts';

/** The list that the parameters of the schedule ask for, what is searched for apart. */
export function queryOf(params: URLSearchParams, now: number): FlightsQuery {
  const { page, search, filters, sort } = scheduleQuestion(params);
  const window = windowOf(now, chosenDay(params), search !== '');
  return {
    ...window,
    // Who chose an order gets it
    upcoming: sort ? undefined : window.upcoming,
    direction: directionOf(params),
    page,
    limit: limitOf(params),
    filters,
    sort,
  };
}
export const pathOf = (params: URLSearchParams, now: number): string =>
  flightsPath(queryOf(params, now), scheduleQuestion(params).search);

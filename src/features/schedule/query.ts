import { chosenDay, directionOf, filtersOf, limitOf, pageOf, searchOf, sortOf } from './choices.ts';
import { type FlightsQuery, flightsPath, windowOf } from './flights.ts';

/** The list that the parameters of the schedule ask for, what is searched for apart. */
export const queryOf = (params: URLSearchParams, now: number): FlightsQuery => ({
  ...windowOf(now, chosenDay(params), searchOf(params) !== ''),
  direction: directionOf(params),
  page: pageOf(params),
  limit: limitOf(params),
  filters: filtersOf(params),
  sort: sortOf(params),
});
export const pathOf = (params: URLSearchParams, now: number): string =>
  flightsPath(queryOf(params, now), searchOf(params));

import { type FlightsQuery, flightsPath, windowOf } from './flights.ts';
import type { ScheduleQuestion } from './schedule-question.ts';

/** The list that the schedule is asked for, what is searched for apart. */
export function queryOf(question: ScheduleQuestion, now: number): FlightsQuery {
  const { direction, page, limit, day, search, filters, sort } = question;
  const window = windowOf(now, day, search !== '');
  // Who chose an order gets it
  return { ...window, upcoming: sort ? undefined : window.upcoming, direction, page, limit, filters, sort };
}
export const pathOf = (question: ScheduleQuestion, now: number): string =>
  flightsPath(queryOf(question, now), question.search);

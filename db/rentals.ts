import type { Day } from '../src/domain/language/days.ts';
import { type Query, sql } from './sql.ts';

interface Days {
  since: Day | null;
  until: Day | null;
}

/** Those of these rows that last on one of the days, however they ended. */
export const onDays = (rows: Query, days: Days | undefined): Query =>
  days ? sql`${rows} and t.during && daterange(${days.since}::date, ${days.until}::date, '[]')` : rows;

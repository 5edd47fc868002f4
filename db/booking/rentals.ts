import type { OpenSpan } from '../../src/domain/booking/span.ts';
import { type Query, sql } from '../sql.ts';

/** The rentals among `rows` that last on one of the days, however they ended. */
export const onDays = (rows: Query, days: OpenSpan | undefined): Query =>
  days ? sql`${rows} and t.during && daterange(${days.since}::date, ${days.until}::date, '[]')` : rows;

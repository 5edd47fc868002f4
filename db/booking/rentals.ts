import type { OpenSpan } from '../../src/domain/booking/span.ts';
import { type Query, sql } from '../sql.ts';

const rangeOf = ({ since, until }: OpenSpan): Query => sql`daterange(${since}::date, ${until}::date, '[]')`;

/** Keeps of `rows` what lasts on one of the days. */
export const onDays = (rows: Query, days: OpenSpan | undefined): Query =>
  days ? sql`${rows} and t.during && ${rangeOf(days)}` : rows;

/** The rentals that do, however they ended; one that is overdue lasts until it is back. Each half has its index. */
export const rentalsOnDays = (rows: Query, days: OpenSpan | undefined): Query =>
  days
    ? sql`${rows} and (t.during && ${rangeOf(days)}
                       or t.out_at is not null and t.back_at is null and t.taken_days && ${rangeOf(days)})`
    : rows;

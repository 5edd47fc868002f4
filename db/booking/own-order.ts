import { occupying } from '../../src/domain/booking/booking.ts';
import { type Query, sql } from '../sql.ts';
import type { Bookable } from './bookings.ts';

/**
 * The order in which somebody reads their own bookings, on the table `t`: what stands and has not ended, the soonest
 * first; then what is over or was cancelled, the last first.
 */
export const soonestFirst = (table: Bookable['table']): Query => sql`
  case when t.status = any(${occupying[table] ?? []})
        and upper(t.during) > (clock() at time zone 'Europe/Warsaw')::date then t.since end,
  t.since desc, t.id`;

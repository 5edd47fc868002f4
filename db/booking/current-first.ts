import { occupying } from '../../src/domain/booking/booking.ts';
import { today } from '../../src/domain/language/days.ts';
import type { Parts } from '../row/page.ts';
import { raw, sql, startOf } from '../sql.ts';

/** When what was booked began and ended, as the desk has noted. */
export const noted = { rentals: ['out_at', 'back_at'], parking: ['entered_at', 'left_at'] } as const;

/**
 * Bookings as a desk looks through them: those that are overdue, then those that last to this day or longer, as they
 * begin; then what is over, the last first.
 */
export function currentFirst(table: keyof typeof noted): Parts {
  const day = sql`${startOf(today())}::timestamptz`;
  const isOut = (as: 'c' | 't') => {
    const [began, ended] = noted[table].map((name) => `${as}.${name}`);
    const status = raw(`${as}.status`);
    return sql`(${raw(`${began} is not null and ${ended} is null`)} and ${status} = any(${occupying[table]}))`;
  };
  return [
    // Apart, or Postgres walks all that is over in the order of the list, for that has an end
    {
      where: sql`t.id = any(array(select c.id from ${raw(table)} c where c.until >= ${day} or ${isOut('c')}))`,
      order: sql`(t.until < ${day}) desc, t.since, t.id`,
    },
    { where: sql`t.until < ${day} and not ${isOut('t')}`, order: sql`t.since desc, t.id` },
  ];
}

import { occupying } from '../../src/domain/booking/booking.ts';
import { today } from '../../src/domain/language/days.ts';
import type { Parts } from '../row/page.ts';
import { beginsWith } from '../row/search.ts';
import { type Query, raw, sql, startOf } from '../sql.ts';

/** When what was booked began and ended, as the desk has noted. */
export const noted = { rentals: ['out_at', 'back_at'], parking: ['entered_at', 'left_at'] } as const;

/**
 * Bookings as a desk looks through them: those that are overdue, then those that last to this day or longer, as they
 * begin; then what is over, the last first. Of those that a term finds, whose surname begins with it goes before who
 * has it inside: 'kow' is Kowalczyk before Jankowski.
 */
export function currentFirst(table: keyof typeof noted, term = ''): Parts {
  const called = term ? sql`not ${isCalled(term)}, ` : sql``;
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
      order: sql`${called}(t.until < ${day}) desc, t.since, t.id`,
    },
    { where: sql`t.until < ${day} and not ${isOut('t')}`, order: sql`${called}t.since desc, t.id` },
  ];
}

/** Does the surname of whoever booked begin with a word of the term? */
function isCalled(term: string): Query {
  const words = term.split(/\s+/).filter(Boolean).slice(0, 6);
  const surname = sql`coalesce((select o.last_name from orders o where o.id = t.order_id),
    (select u.last_name from users u where u.id = t.users_id), '')`;
  const begins = words.map((word) => beginsWith(surname, word));
  return sql`(${begins.reduce((any, one) => sql`${any} or ${one}`, sql`false`)})`;
}

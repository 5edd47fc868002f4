import { type KnownPerson, leastFigures } from '../../src/domain/booking/known-person.ts';
import { plainText } from '../../src/domain/flight/flight-words.ts';
import { type Author, literal, type Query, sql, write } from '../sql.ts';

/** As many as can be looked over at a desk. */
const most = 6;

/** What somebody is looked for by: the last figures of their phone, or how their surname and first name begin. */
export interface AskedPerson {
  figures: string;
  last_name: string;
  first_name: string;
}

/** As the indexes of names have them. */
const begins = (name: Query, typed: string): Query =>
  sql`plain_text(${name}) like plain_text(${literal(plainText(typed).trim())}) || '%'`;
const figuresOf = (phone: Query): Query => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

/**
 * Whoever has booked or has an account, of cars and spaces alike, the last who booked first; who is told is logged, for
 * a desk reads here of more people than its own lists have.
 */
export function knownPeople(author: Author, asked: AskedPerson): Promise<KnownPerson[]> {
  const { figures, last_name, first_name } = asked;
  const among = (phone: Query, last: Query, first: Query) =>
    figures
      ? sql`${figuresOf(phone)} like '%' || ${figures}::text`
      : sql`${begins(last, last_name)} and ${begins(first, first_name)}`;
  const search = figures ? `…${figures.slice(-2)}` : `${[...last_name].slice(0, 2).join('')}…`;
  return write<KnownPerson>(
    author,
    sql`select log_read('users', ${JSON.stringify({ search })}::jsonb)`,
    sql`
      select (array_agg(first_name order by at desc))[1] as first_name,
             (array_agg(last_name order by at desc))[1] as last_name,
             (array_agg(phone order by at desc))[1] as phone,
             (array_agg(email order by at desc) filter (where email <> ''))[1] as email,
             sum(bookings)::int as bookings
        from (select o.first_name, o.last_name, o.phone, o.email, o.create_time as at, 1 as bookings
                from orders o
               where o.changes is null and o.state not in ('HELD', 'EXPIRED') and not is_gone(o.email)
                 and ${among(sql`o.phone`, sql`o.last_name`, sql`o.first_name`)}
              union all
              select u.first_name, u.last_name, u.phone_number, u.email, u.create_time, 0
                from users u
               where u.role = 'client' and u.proven and not is_gone(u.email)
                 and ${among(sql`u.phone_number`, sql`u.last_name`, sql`u.first_name`)}) them
       group by plain_text(first_name || last_name),
                coalesce(right(${figuresOf(sql`phone`)}, ${leastFigures}::int), email)
       order by max(at) desc limit ${most}::int`,
  );
}

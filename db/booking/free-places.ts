import { occupying } from '../../src/domain/booking/booking.ts';
import { allSpaces, levelOf } from '../../src/domain/booking/parking.ts';
import type { Span } from '../../src/domain/booking/span.ts';
import { raw, rows, sql } from '../sql.ts';
import { type StoredBooking, tables } from './bookings.ts';

/** On which of some days the place of a booking is somebody else's. */
export const takenDays = async (
  { row, order_id, kind, space_id, Cars_id }: Pick<StoredBooking, 'row' | 'order_id' | 'kind' | 'space_id' | 'Cars_id'>,
  { since, until }: Span,
): Promise<Span[]> => {
  const ofPlace = kind === 'parking' ? sql`space_id = ${space_id}` : sql`cars_id = ${Cars_id}`;
  return rows(sql`
    select lower(during) as since, coalesce(upper(during) - 1, ${until}::date) as until
      from (select ${raw(kind === 'parking' ? 'during' : 'b.taken_days as during')} from ${raw(tables[kind])} b
             where ${ofPlace} and status = any(${occupying[tables[kind]]}) and id is distinct from ${row}::int
               and not exists (select from orders h where h.id = b.order_id
                                  and (h.changes = ${order_id} or h.state = 'HELD' and h.expires_at <= clock()))
            union all select during from ${raw(kind === 'parking' ? 'space_blocks' : 'car_blocks')} where ${ofPlace}) t
     where during && daterange(${since}::date, ${until}::date, '[]')
     order by during`);
};

/** The spaces that are free on all of some days, the nearest to one first. */
export const freeSpacesNear = async (space: number, { since, until }: Span, most: number): Promise<number[]> =>
  (
    await rows<{ space: number }>(sql`
      select s.space from unnest(${allSpaces}::int[], ${allSpaces.map(levelOf)}::text[]) as s (space, level)
       where not exists (select from taken_spaces p where p.space_id = s.space
                            and p.during && daterange(${since}::date, ${until}::date, '[]'))
       order by s.level <> ${levelOf(space)}::text, abs(s.space - ${space}::int), s.space limit ${most}::int`)
  ).map((it) => it.space);

import { occupyingParking, parking, publicParking } from '../../src/domain/booking/parking.ts';
import type { OpenSpan } from '../../src/domain/booking/span.ts';
import { byValueOrRange } from '../../src/domain/kernel/operators.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import { today } from '../../src/domain/language/days.ts';
import { type ListRequest, list } from '../row/list.ts';
import { type Query, sql } from '../sql.ts';

const { parking_level, space_id, since, until, status } = parking.fields;
const { search: _, ...unsearched } = parking;
const open = byValueOrRange(publicParking.filter((name) => name !== 'since' && name !== 'until'));

/**
 * What takes a space, as anyone may see it: without plates and people, which can be neither filtered nor sorted by, and
 * with the spaces that are blocked.
 */
export const openParking = {
  ...unsearched,
  table: 'taken_spaces',
  fields: { parking_level, space_id, since, until, status },
  joined: {},
  filter: open,
  sort: publicParking,
};
type OpenParking = Record<(typeof publicParking)[number], unknown>;

const onDays = ({ since, until }: OpenSpan): Query => sql`t.during && daterange(${since}::date, ${until}::date, '[]')`;

/** Is the space of a row taken on any of these days? By what is overdue it is until it has left. */
export const takenOn = (days: OpenSpan): Query =>
  sql`t.status = any(${occupyingParking}) and (${onDays(days)} or ${staysOver(days)})`;

/** Has its car stayed beyond its last day, and come by then? */
const staysOver = ({ until }: OpenSpan): Query => sql`
  (t.entered_at is not null and t.left_at is null and upper(t.during) <= ${today()}::date
   and lower(t.during) <= coalesce(${until}::date, 'infinity'))`;

/** The spaces taken on any of these days, and no more than that. */
export async function takenSpaces(request: ListRequest, days: OpenSpan): Promise<List<OpenParking>> {
  const { data, meta } = await list<OpenParking>(openParking, { ...request, where: onDays(days) });
  return {
    data: data.map((row) => Object.fromEntries(publicParking.map((name) => [name, row[name]])) as OpenParking),
    meta,
  };
}

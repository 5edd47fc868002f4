import type { Day } from '../src/domain/days.ts';
import { occupyingParking, parking, publicParking } from '../src/domain/parking.ts';
import type { List } from '../src/domain/query.ts';
import { type ListRequest, list } from './list.ts';
import { sql } from './sql.ts';

const { license_plate, Users_id, ...shown } = parking.fields;
const open = publicParking.filter((name) => name !== 'since' && name !== 'until');

/** Parking as anyone may see it: without plates and people, which can be neither filtered nor sorted by. */
export const openParking = { ...parking, fields: shown, filter: open, sort: publicParking };
export type OpenParking = Pick<typeof parking, never> & Record<(typeof publicParking)[number], unknown>;

/** The spaces taken on any of these days. */
export async function takenSpaces(request: ListRequest, { since, until }: { since: Day; until: Day | null }): Promise<List<OpenParking>> {
  const where = sql`t.status = any(${[...occupyingParking]}) and t.during && daterange(${since}::date, ${until}::date, '[]')`;
  const { data, meta } = await list<OpenParking>(openParking, { ...request, where });
  return { data: data.map((row) => Object.fromEntries(publicParking.map((name) => [name, row[name]])) as OpenParking), meta };
}

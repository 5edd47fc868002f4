import { type HandOver, handOver } from '../../src/domain/booking/hand-over.ts';
import type { Mark } from '../../src/domain/booking/marks.ts';
import { selectList } from '../row/columns.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import type { Key } from '../row/write.ts';
import { type Query, raw, row, rows, sql } from '../sql.ts';

/** What became of an act at the desk: done, or why not; BEFORE: somebody else was first, who and when. */
export interface Outcome {
  outcome: string;
  id: number | null;
  employee_id: number | null;
  at: string | null;
}

/** Notes that a car went or came back; see db/functions/hand_over.sql. `first` goes before, in its transaction. */
export async function noteHandOver(writer: Writer, wanted: object, ...first: Query[]): Promise<Outcome> {
  const call = sql`select * from hand_over(${JSON.stringify(wanted)}::jsonb)`;
  const [answer] = await writeOnce<Outcome>(writer, call, { first, succeeded: sql`outcome = 'DONE'` });
  if (!answer) throw new Error('hand_over answers one row');
  return answer;
}

/** Notes that a car that parks has come or left; see db/functions/pass_barrier.sql. */
export async function notePassage(writer: Writer, wanted: object): Promise<Outcome> {
  const call = sql`select * from pass_barrier(${JSON.stringify(wanted)}::jsonb)`;
  const [answer] = await writeOnce<Outcome>(writer, call, { succeeded: sql`outcome = 'DONE'` });
  if (!answer) throw new Error('pass_barrier answers one row');
  return answer;
}

/** All protocols of a rental, the first one first. */
export const handOversOf = (rental: Key): Promise<HandOver[]> =>
  rows(sql`select ${raw(selectList(handOver))} from hand_overs t where t.rentals_id = ${rental} order by t.id`);

/** What a car was like when it was last seen, before a rental or in it. */
export interface LastSeen {
  mileage: number;
  fuel: number;
  marks: Mark[];
  at: string;
}
export const lastSeen = (rental: Key): Promise<LastSeen | undefined> =>
  row(sql`
    select h.mileage, h.fuel, h.marks, h.at
      from rentals this join rentals r on r.cars_id = this.cars_id join hand_overs h on h.rentals_id = r.id
     where this.id = ${rental} and not h.withdrawn and not exists (select from hand_overs c where c.corrects = h.id)
     order by h.at desc, h.id desc limit 1`);

/** Whose name a fact of the desk carries. */
export const nameOf = async (employee: number | null): Promise<string | undefined> =>
  (await row<{ name: string }>(sql`select first_name || ' ' || last_name as name from users where id = ${employee}`))
    ?.name;

/** Writes down that a private file of a rental is about to be stored. */
export const addPrivateFile = (name: string, rental: Key): Promise<unknown> =>
  rows(sql`insert into private_files (name, rentals_id) values (${name}, ${rental})`);

/** Are all of these files of that rental? */
export const areFilesOf = async (rental: Key, names: string[]): Promise<boolean> =>
  (await row(sql`
    select where (select count(*) from private_files
                   where rentals_id = ${rental} and name = any(${names})) = ${new Set(names).size}`)) !== undefined;

export const forgetPrivateFile = (name: string): Promise<unknown> =>
  rows(sql`delete from private_files where name = ${name}`);

/** Private files that were stored more than a day ago and that no protocol names, or none any more; so many at once. */
export const unusedPrivateFiles = async (most: number): Promise<string[]> =>
  (
    await rows<{ name: string }>(sql`
      select f.name from private_files f
       where f.create_time < clock() - interval '1 day'
         and not exists (select from hand_overs h
                          where h.rentals_id = f.rentals_id
                            and (h.signature = f.name
                                 or h.photos @> jsonb_build_array(jsonb_build_object('name', f.name))))
       order by f.create_time limit ${most}`)
  ).map(({ name }) => name);

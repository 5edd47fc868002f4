import { type Delay, delay, type Reason } from '../../src/domain/flight/delay.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { selectList } from '../row/columns.ts';
import { type Author, raw, row, rows, sql, write } from '../sql.ts';

/** Why a flight is late, the most minutes first. */
const delaysOf = (flight: string): Promise<Delay[]> =>
  rows(sql`
    select ${raw(selectList(delay))} from flight_delays t
     where t.flight_id = flight_of(${flight}) order by t.minutes desc, t.id`);

/** A flight's reasons, and by what a write tells that it still saw these; no print: there is no such flight. */
export async function readDelays(flight: string): Promise<{ delays: Delay[]; print: string | null }> {
  // The print first: what somebody writes in between makes a write with it stale, never unseen
  const found = await row<{ print: string | null }>(sql`select delays_print(flight_of(${flight})) as print`);
  return { delays: await delaysOf(flight), print: found?.print ?? null };
}

/** What of the flight goes along: its time here, what passengers read. */
export type DelayedFlight = Partial<Pick<Flight, 'estimated' | 'status' | 'public_reason'>> & {
  /** The status that was seen: another one is not overwritten. */
  from: Flight['status'];
};

/** Writes them all at once; see db/functions/set_delays.sql. */
export async function setDelays(
  author: Author,
  flight: string,
  seen: string | null,
  reasons: readonly Reason[],
  { employee, changes }: { employee: number; changes: DelayedFlight },
): Promise<'DONE' | 'MISSING' | 'STALE'> {
  const [answer] = await write<{ outcome: 'DONE' | 'MISSING' | 'STALE' }>(
    author,
    sql`select set_delays(flight_of(${flight}), ${seen}::text, ${JSON.stringify(reasons)}::jsonb, ${employee}::int,
                          ${JSON.stringify(changes)}::jsonb) as outcome`,
  );
  if (!answer) throw new Error('set_delays answers one row');
  return answer.outcome;
}

import { fetchJson } from '../../client/api.ts';
import { type Answer, useAnswer } from '../../client/useList.ts';
import { flight } from '../../domain/flight/flight.ts';
import type { gate } from '../../domain/flight/gate.ts';
import { type GateFlight, gateStays, soonAt, stayWords } from '../../domain/flight/gate-stays.ts';
import type { Row } from '../../domain/kernel/entity.ts';
import { addDays, dayOf, startOf } from '../../domain/language/days.ts';

/** Who is at gates around a moment, and the gates as they are now. */
export interface GatePlan {
  flights: GateFlight[];
  gates: Pick<Row<typeof gate>, 'id' | 'name' | 'status'>[];
}

const halfDay = 43_200_000;

/** Of the whole day with what reaches into it: all flights of a day share one reading. */
function pathAt(at: number): string {
  const day = dayOf(at);
  const [since, until] = [startOf(day) - halfDay, startOf(addDays(day, 1)) + halfDay];
  const params = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
  return `${flight.path}/at/gates?${new URLSearchParams(params)}`;
}

/** Null: nobody asks yet. */
export const useGatePlan = (at: number | null): Answer<{ data: GatePlan }> =>
  useAnswer<{ data: GatePlan }>(at === null ? null : pathAt(at));

/**
 * Who stands at a gate now or comes to it soon, in words ('LO 3844 13:05'): for whoever closes it. Read anew each time.
 */
export async function whoStandsAt(gateId: number): Promise<string[]> {
  const now = Date.now();
  const { data } = await fetchJson<{ data: GatePlan }>(pathAt(now));
  return soonAt(gateStays(data.flights, now), gateId, now).map(stayWords);
}

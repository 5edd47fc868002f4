import { type GateFlight, gateStays } from '../../src/domain/flight/gate-stays.ts';

/** Less than this between two flights at a gate would be marked as too close. */
const buffer = 15 * 60_000;

/** A flight to be given a gate. `luck` (0 to 1) chooses among the free ones. */
type Waiting = Omit<GateFlight, 'Gates_id'> & { luck: number };

/**
 * Each flight's gate by its id, so that no two stand at one at a time as long as gates last: then the one that is free
 * first is taken. An arrival and the next departure of its aircraft stand at one gate.
 */
export function assignGates(flights: readonly Waiting[], gateIds: readonly number[], now: Date): Map<string, number> {
  const luckOf = new Map(flights.map(({ id, luck }) => [id, luck]));
  // All at one gate: the stays say only when each is there, and what comes and goes together
  const stays = gateStays(
    flights.map((flight) => ({ ...flight, Gates_id: 0 })),
    now.getTime(),
  ).sort((a, b) => a.since - b.since);
  const freeFrom = new Map(gateIds.map((id) => [id, Number.NEGATIVE_INFINITY]));
  const assigned = new Map<string, number>();
  for (const stay of stays) {
    const byTime = [...freeFrom].sort(([, a], [, b]) => a - b);
    const free = byTime.filter(([, from]) => from + buffer <= stay.since);
    const luck = luckOf.get(stay.flights[0]?.id ?? '') ?? 0;
    const [gate] = free[Math.floor(luck * free.length)] ?? byTime[0] ?? [];
    if (gate === undefined) break;
    freeFrom.set(gate, Math.max(stay.until, freeFrom.get(gate) ?? stay.until));
    for (const { id } of stay.flights) assigned.set(id, gate);
  }
  return assigned;
}

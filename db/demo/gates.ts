import type { Flight } from '../../src/domain/flight/flight.ts';
import type { GateZone } from '../../src/domain/flight/gate.ts';
import { type GateFlight, gateStays } from '../../src/domain/flight/gate-stays.ts';
import { crossesBorder, isInZone } from '../../src/domain/flight/schengen.ts';

/** Less than this between two flights at a gate would be marked as too close. */
const buffer = 15 * 60_000;

/** A flight to be given a gate. `luck` (0 to 1) chooses among the free ones. */
type Waiting = Omit<GateFlight, 'Gates_id'> & Pick<Flight, 'origin' | 'destination'> & { luck: number };
export interface OpenGate {
  id: number;
  zone: GateZone;
}

/**
 * Each flight's gate by its id, so that no two stand at one at a time as long as gates last: then the one that is free
 * first is taken; never one that does not take the passengers of the flight. An arrival and the next departure of
 * its aircraft stand at one gate.
 */
export function assignGates(flights: readonly Waiting[], gates: readonly OpenGate[], now: Date): Map<string, number> {
  const flightOf = new Map(flights.map((flight) => [flight.id, flight]));
  // All at one gate: the stays say only when each is there, and what comes and goes together
  const stays = gateStays(
    flights.map((flight) => ({ ...flight, Gates_id: 0 })),
    now.getTime(),
  ).sort((a, b) => a.since - b.since);
  const freeFrom = new Map(gates.map(({ id }) => [id, Number.NEGATIVE_INFINITY]));
  const zoneOf = new Map(gates.map(({ id, zone }) => [id, zone]));
  const assigned = new Map<string, number>();
  for (const stay of stays) {
    const flight = flightOf.get(stay.flights[0]?.id ?? '');
    const crosses = flight && crossesBorder(flight);
    const fitting = [...freeFrom].filter(([id]) => isInZone(zoneOf.get(id) ?? 'both', crosses));
    const byTime = fitting.sort(([, a], [, b]) => a - b);
    const free = byTime.filter(([, from]) => from + buffer <= stay.since);
    const luck = flight?.luck ?? 0;
    const [gate] = free[Math.floor(luck * free.length)] ?? byTime[0] ?? [];
    if (gate === undefined) continue;
    freeFrom.set(gate, Math.max(stay.until, freeFrom.get(gate) ?? stay.until));
    for (const { id } of stay.flights) assigned.set(id, gate);
  }
  return assigned;
}

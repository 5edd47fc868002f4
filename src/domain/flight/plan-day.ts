import type { GateZone } from './gate.ts';
import { type GateFlight, type Stay, staysOf } from './gate-stays.ts';
import type { TurningFlight } from './turn-times.ts';

/** What is asked of a flight that is planned. */
export interface PlanFlight extends GateFlight, TurningFlight {
  origin: string;
  destination: string;
  airline_name: string;
  version: number;
}
export interface PlanGate {
  id: number;
  name: string;
  status: string;
  zone: GateZone;
  terminals_id: number | null;
  version: number;
}
export interface PlanClosure {
  id: number;
  Gates_id: number;
  since: string;
  until: string | null;
  reason: string;
  version: number;
}
/** What a day's plan is made of. */
export interface PlanDay {
  flights: readonly PlanFlight[];
  gates: readonly PlanGate[];
  closures: readonly PlanClosure[];
}

export type PlanStay = Stay<PlanFlight>;

const kept = new WeakMap<PlanDay['flights'], { now: number; stays: readonly PlanStay[] }>();
/**
 * Who stands where on a day, as known at `now`. It is reckoned once while both are the same: the chart, the matters and
 * the gate that is offered for each of them ask it.
 */
export function dayStays({ flights }: Pick<PlanDay, 'flights'>, now: number): readonly PlanStay[] {
  const known = kept.get(flights);
  if (known?.now === now) return known.stays;
  const stays = staysOf(flights, now);
  kept.set(flights, { now, stays });
  return stays;
}

/** A gate that is closed from when until when; one whose status says so, from now on. */
export interface Closed {
  gate: number;
  since: number;
  until: number | null;
  reason: string | null;
}
type Gates = Pick<PlanDay, 'gates' | 'closures'>;
export function closedGates(day: Gates, now: number): Closed[] {
  const planned = day.closures.map(({ Gates_id, since, until, reason }) => ({
    gate: Gates_id,
    since: Date.parse(since),
    until: until === null ? null : Date.parse(until),
    reason,
  }));
  const byStatus = closedByStatus(day, now).map(({ id }) => ({ gate: id, since: now, until: null, reason: null }));
  return [...planned, ...byStatus];
}

/** Gates that are closed now by their status alone: nobody has said since when and why. */
export function closedByStatus({ gates, closures }: Gates, now: number): PlanGate[] {
  const isPlanned = (gate: number) =>
    closures.some(
      ({ Gates_id, since, until }) =>
        Gates_id === gate && Date.parse(since) <= now && (until === null || now < Date.parse(until)),
    );
  return gates.filter(({ id, status }) => status === 'CLOSED' && !isPlanned(id));
}

/** The terminal where an airline stands three times out of four, where it stands at least three times a day. */
export function usualTerminals({ flights, gates }: PlanDay): Map<string, number> {
  const terminalOf = new Map(gates.map(({ id, terminals_id }) => [id, terminals_id]));
  const counted = new Map<string, Map<number, number>>();
  for (const { airline_name, Gates_id } of flights) {
    const terminal = Gates_id === null ? null : terminalOf.get(Gates_id);
    if (!terminal) continue;
    const of = counted.get(airline_name) ?? new Map<number, number>();
    of.set(terminal, (of.get(terminal) ?? 0) + 1);
    counted.set(airline_name, of);
  }
  return new Map(
    [...counted].flatMap(([airline, of]) => {
      const all = [...of.values()].reduce((sum, it) => sum + it, 0);
      const [most] = [...of].sort(([, a], [, b]) => b - a);
      return most && all >= 3 && most[1] * 4 >= all * 3 ? [[airline, most[0]] as const] : [];
    }),
  );
}

/** A flight with what stands there with it: the arrival and the departure of one aircraft move as one. */
export const movedWith = (flight: PlanFlight, day: PlanDay, now: number): readonly PlanFlight[] =>
  dayStays(day, now).find(({ flights }) => flights.some(({ id }) => id === flight.id))?.flights ?? [flight];

/** The day as it would be with these flights at a gate, perhaps at another time. */
export function withMoved(
  day: PlanDay,
  ids: readonly string[],
  gate: number | null,
  estimated?: string | null,
): PlanDay {
  const moved = (it: PlanFlight): PlanFlight => ({
    ...it,
    Gates_id: gate,
    ...(estimated !== undefined && it.id === ids[0] && { estimated }),
  });
  return { ...day, flights: day.flights.map((it) => (ids.includes(it.id) ? moved(it) : it)) };
}

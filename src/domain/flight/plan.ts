import type { GateZone } from './gate.ts';
import { staysOf } from './gate-stays.ts';
import {
  type Closed,
  closedGates,
  dayStays,
  movedWith,
  type PlanDay,
  type PlanFlight,
  type PlanGate,
  type PlanStay,
  usualTerminals,
  withMoved,
} from './plan-day.ts';
import { crossesBorder, isInZone } from './schengen.ts';
import { type KnockOn, knockOns } from './turn-times.ts';

const minute = 60_000;
/** Less than so many minutes between two stays at a gate is told. */
const shortGap = 15;
/** For so long a gate that is closed without an end is held against flights, in ms: nobody knows about tomorrow. */
const closedAhead = 360 * minute;

interface Matter {
  /** Names the matter as long as it is one: by this somebody says that it stays so. */
  key: string;
  /** Nothing is assigned that makes one; it may come about, for a change of time is never refused. */
  hard: boolean;
  stay: PlanStay;
}
/** Something of a plan that somebody should solve. */
export type PlanMatter = Matter &
  (
    | { kind: 'overlap' | 'gap'; other: PlanStay; minutes: number }
    | { kind: 'closed'; since: number; until: number | null; reason: string | null }
    | { kind: 'zone'; zone: GateZone }
    | { kind: 'terminal'; usual: number }
    | { kind: 'unassigned' }
    | { kind: 'knock-on'; knockOn: KnockOn<PlanFlight> }
  );

/** How bad a matter is, in minutes; 0 of one that is or is not. */
export function minutesOf(of: PlanMatter): number {
  if (of.kind === 'knock-on') return of.knockOn.minutes;
  return of.kind === 'gap' ? shortGap - of.minutes : of.kind === 'overlap' ? of.minutes : 0;
}

const idsOf = (...stays: PlanStay[]) =>
  stays
    .flatMap(({ flights }) => flights.map(({ id }) => id))
    .sort()
    .join('+');

/** Two stays at one gate of which the later begins before the earlier has ended, or soon after. */
function meetings(stays: readonly PlanStay[]): PlanMatter[] {
  const matters: PlanMatter[] = [];
  stays.forEach((stay, at) => {
    // Later ones that begin before this one has ended and the gap is over; `stays` is by beginning
    for (const other of stays.slice(at + 1)) {
      const minutes = Math.round((other.since - stay.until) / minute);
      if (minutes >= shortGap) break;
      const hard = other.since < stay.until;
      const kind = hard ? 'overlap' : 'gap';
      const overlap = Math.round((Math.min(stay.until, other.until) - other.since) / minute);
      const key = `${kind}:${stay.gate}:${idsOf(stay, other)}`;
      matters.push({ key, kind, hard, stay, other, minutes: hard ? overlap : minutes });
    }
  });
  return matters;
}

const wrongZone = (stay: PlanStay, { zone }: PlanGate): boolean =>
  stay.flights.some((flight) => !isInZone(zone, crossesBorder(flight)));

interface AtGate {
  gate: PlanGate;
  closed: readonly Closed[];
  /** The terminal that an airline's flights usually leave from. */
  usual: ReadonlyMap<string, number>;
  now: number;
}

/** What is wrong with one stay at its gate, whoever else stands there. */
function alone(stay: PlanStay, { gate, closed, usual, now }: AtGate): PlanMatter[] {
  const matters: PlanMatter[] = [];
  for (const { since, until, reason } of closed.filter((it) => it.gate === gate.id)) {
    const lasts = until ?? Math.max(now, since) + closedAhead;
    if (since < stay.until && stay.since < lasts) {
      // Another closure is another matter; one by status alone has no beginning of its own
      const key = `closed:${gate.id}:${reason === null ? '' : `${since}:`}${idsOf(stay)}`;
      matters.push({ key, kind: 'closed', hard: true, stay, since, until, reason });
    }
  }
  if (wrongZone(stay, gate))
    matters.push({ key: `zone:${gate.id}:${idsOf(stay)}`, kind: 'zone', hard: true, stay, zone: gate.zone });
  const terminal = usual.get(stay.flights[0].airline_name);
  if (terminal !== undefined && gate.terminals_id !== null && gate.terminals_id !== terminal)
    matters.push({ key: `terminal:${gate.id}:${idsOf(stay)}`, kind: 'terminal', hard: false, stay, usual: terminal });
  return matters;
}

/** Until when flights without a gate are told, in ms: gates are given a day ahead. */
const assignedAhead = 24 * 60 * minute;

/**
 * What somebody should solve of a day, as known at `now`: the hard first, then by time. The plan, the bell and the call
 * that assigns a gate ask this alone.
 */
export function planMatters(day: PlanDay, now: number): PlanMatter[] {
  const stays = dayStays(day, now).filter(({ until }) => until > now);
  const closed = closedGates(day, now);
  const usual = usualTerminals(day);
  const byGate = Map.groupBy(stays, ({ gate }) => gate);
  const atGates = day.gates.flatMap((gate) => mattersOf(byGate.get(gate.id) ?? [], { gate, closed, usual, now }));
  const unassigned = (byGate.get(null) ?? [])
    .filter(({ since }) => since < now + assignedAhead)
    .map((stay): PlanMatter => ({ key: `unassigned:${idsOf(stay)}`, kind: 'unassigned', hard: false, stay }));
  const flying = day.flights.filter(({ status }) => status !== 'CANCELED');
  const late = knockOns(flying, now).flatMap((knockOn): PlanMatter[] => {
    const stay = stays.find(({ flights }) => flights.includes(knockOn.departure));
    return stay ? [{ key: `knock-on:${idsOf(stay)}`, kind: 'knock-on', hard: false, stay, knockOn }] : [];
  });
  return [...atGates, ...unassigned, ...late].sort(hardFirst);
}

const hardFirst = (a: PlanMatter, b: PlanMatter): number =>
  Number(b.hard) - Number(a.hard) || a.stay.since - b.stay.since || (a.key < b.key ? -1 : 1);

/** What is wrong with the stays at a gate, each alone and with each other. */
const mattersOf = (there: readonly PlanStay[], at: AtGate): PlanMatter[] => [
  ...meetings(there),
  ...there.flatMap((stay) => alone(stay, at)),
];

const isOf = (ids: readonly string[], { flights }: PlanStay): boolean => flights.some(({ id }) => ids.includes(id));

/** A matter as it is said of these flights; undefined where it is of others. */
export function saidOf(ids: readonly string[], matter: PlanMatter): PlanMatter | undefined {
  if (isOf(ids, matter.stay)) return matter;
  return 'other' in matter && isOf(ids, matter.other)
    ? { ...matter, stay: matter.other, other: matter.stay }
    : undefined;
}

/** A flight, and the aircraft's other one there, which goes along. */
export const idsMovedWith = (flight: PlanFlight, day: PlanDay, now: number): string[] => [
  ...new Set([flight.id, ...movedWith(flight, day, now).map(({ id }) => id)]),
];

/** What these flights would meet at a gate, the first of them perhaps at another time. */
export function mattersAt(
  day: PlanDay,
  ids: readonly string[],
  gate: number,
  now: number,
  estimated?: string | null,
): PlanMatter[] {
  const moved = withMoved(day, ids, gate, estimated);
  const to = day.gates.find(({ id }) => id === gate);
  if (!to) return [];
  // Of other flights only those of the aircraft that come there tell who stands there: a plan asks this of each gate
  const coming = new Set(moved.flights.filter((it) => it.Gates_id === gate).map((it) => it.airplane_serial_no));
  const theirs = moved.flights.filter((it) => coming.has(it.airplane_serial_no));
  const there = staysOf(theirs, now).filter((stay) => stay.gate === gate && stay.until > now);
  return mattersOf(there, { gate: to, closed: closedGates(day, now), usual: usualTerminals(moved), now })
    .sort(hardFirst)
    .flatMap((matter) => saidOf(ids, matter) ?? []);
}

/** How a flight would stand at a gate, with what goes along. */
export interface GateVerdict {
  gate: PlanGate;
  /** What it would meet there; of what is not hard it is told. */
  met: readonly PlanMatter[];
  fits: boolean;
}
/** Of every gate whether a flight fits there, and what it meets: on the device; the server has the last word. */
export const verdictsFor = (day: PlanDay, flight: PlanFlight, now: number): GateVerdict[] => [
  ...eachVerdict(day, flight, now),
];

function* eachVerdict(day: PlanDay, flight: PlanFlight, now: number): Generator<GateVerdict> {
  const ids = idsMovedWith(flight, day, now);
  for (const gate of day.gates) {
    const met = mattersAt(day, ids, gate.id, now);
    yield { gate, met, fits: !met.some(({ hard }) => hard) };
  }
}

/** Another gate for a flight: the first where it meets nothing, else where it meets least; none where none fits. */
export function bestGate(day: PlanDay, flight: PlanFlight, now: number): PlanGate | undefined {
  let best: GateVerdict | undefined;
  for (const verdict of eachVerdict(day, flight, now)) {
    if (!verdict.fits || verdict.gate.id === flight.Gates_id) continue;
    if (verdict.met.length === 0) return verdict.gate;
    if (!best || verdict.met.length < best.met.length) best = verdict;
  }
  return best?.gate;
}

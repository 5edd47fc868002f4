import { addDays, type Day, dayOf, startOf } from '../language/days.ts';
import { phaseOf } from './flight-status.ts';
import { timeHere } from './flight-times.ts';
import type { GateZone } from './gate.ts';
import { hereAt } from './gate-stays.ts';
import type { PlanMatter } from './plan.ts';
import { closedGates, dayStays, type PlanDay, type PlanFlight, type PlanGate, type PlanStay } from './plan-day.ts';
import { isAirlineShown, isGateShown, type PlanFilter } from './plan-filter.ts';

const [minute, hour] = [60_000, 3_600_000];
/** From so many minutes on it is told that a flight is late, and where it would stand by the timetable. */
export const lateFrom = 5;

/** From when until when, in ms. */
export interface ChartSpan {
  since: number;
  until: number;
}
export const barLooks = {
  here: 'na bramce',
  coming: 'w drodze',
  late: 'opóźniony',
  planned: 'zaplanowany',
  gone: 'zwolnił bramkę',
};
type BarLook = keyof typeof barLooks;
/** A stay as the chart draws it. */
export interface ChartBar extends ChartSpan {
  /** Of its last flight. */
  id: string;
  stay: PlanStay;
  look: BarLook;
  /** The line of its lane, from 0: stays that meet are drawn below each other. */
  level: number;
  /** In minutes. */
  late: number;
  /** Where it would stand by the timetable, if it is late. */
  planned: ChartSpan | undefined;
  /** Until when it will stand because its aircraft comes late, as computed. */
  forecast: number | undefined;
  matters: readonly PlanMatter[];
}
interface ChartTerminal {
  /** Null: its gates are in none. */
  id: number | null;
  /** Which flights all its gates take. */
  zone: GateZone;
}
/** A gate over the day, or where flights without one are. */
export interface ChartLane {
  gate: PlanGate | undefined;
  /** Said above the first gate of a terminal, where gates of several are shown. */
  terminal: ChartTerminal | undefined;
  bars: readonly ChartBar[];
  levels: number;
  /** As far as the day is shown; `ends` is null where nobody knows. */
  closed: readonly (ChartSpan & { ends: number | null; reason: string | null })[];
  /** When two stays meet, or less than the shortest gap lies between them. */
  meets: readonly (ChartSpan & { hard: boolean })[];
}
export interface GateChart extends ChartSpan {
  lanes: readonly ChartLane[];
}

/** Which stays are of a day: one of its flights leaves or lands on it, or waits for that still. */
export const staysOfDay = (plan: PlanDay, day: Day, now: number): PlanStay[] =>
  dayStays(plan, now).filter((stay) =>
    stay.flights.some((it) => dayOf(hereAt(it)) === day || dayOf(it.is_departure ? stay.until : stay.since) === day),
  );

/** The flight that a stay is known by. */
export const lastOf = ({ flights }: PlanStay): PlanFlight => flights.at(-1) ?? flights[0];
/** By how much later than planned it comes or leaves, in ms; one that waits at the end or beginning of its stay. */
const lateBy = (flight: PlanFlight, { since, until }: PlanStay): number =>
  (flight.is_departure ? until : since) - Date.parse(timeHere(flight));

function lookOf({ since, until, flights: [first] }: PlanStay, late: number, now: number): BarLook {
  if (until <= now) return 'gone';
  if (since <= now) return 'here';
  if (late >= lateFrom) return 'late';
  return !first.is_departure && phaseOf(first) === 'away' ? 'coming' : 'planned';
}

function barOf(stay: PlanStay, matters: readonly PlanMatter[], now: number): ChartBar {
  const late = Math.round(Math.max(...stay.flights.map((it) => lateBy(it, stay))) / minute);
  const last = lastOf(stay);
  const planned = { since: stay.since - lateBy(stay.flights[0], stay), until: stay.until - lateBy(last, stay) };
  const knockOn = matters.find((it) => it.kind === 'knock-on');
  return {
    ...{ id: last.id, stay, since: stay.since, until: stay.until, matters, level: 0 },
    ...{ look: lookOf(stay, late, now), late: Math.max(late, 0), forecast: knockOn?.knockOn.earliest },
    // Two flights that were not planned as a turn have no place together by the timetable
    planned: late >= lateFrom && planned.until > planned.since ? planned : undefined,
  };
}

/** Each bar in the first line where it meets none before it; `bars` are by beginning. */
function inLines(bars: readonly ChartBar[]): { bars: ChartBar[]; levels: number } {
  const ends: number[] = [];
  const placed = bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.since);
    const level = free < 0 ? ends.length : free;
    ends[level] = bar.until;
    return { ...bar, level };
  });
  return { bars: placed, levels: Math.max(ends.length, 1) };
}

/** Where two stays meet, as far as a matter says so. */
const meetsOf = (bars: readonly ChartBar[]): ChartLane['meets'] =>
  bars.flatMap(({ stay, matters }) =>
    matters.flatMap((it) => {
      if (!('other' in it) || it.stay !== stay) return [];
      const [a, b] = [stay, it.other].sort((x, y) => x.since - y.since) as [PlanStay, PlanStay];
      const since = it.hard ? b.since : a.until;
      return [{ hard: it.hard, since, until: it.hard ? Math.min(a.until, b.until) : b.since }];
    }),
  );

const isOf = (matter: PlanMatter, stay: PlanStay): boolean =>
  matter.stay === stay || ('other' in matter && matter.other === stay);

/** What is shown of the day: from its first stay until its last, by whole hours, and now, where that is today. */
function shownOf(bars: readonly ChartBar[], day: Day, now: number): ChartSpan {
  const [start, end] = [startOf(day), startOf(addDays(day, 1))];
  const moments = [
    ...bars.flatMap(({ since, until, planned, forecast }) => [
      since,
      planned?.since ?? since,
      forecast ?? until,
      until,
    ]),
    ...(now >= start && now < end ? [now] : []),
  ];
  const since = Math.max(start, Math.floor(Math.min(...moments) / hour) * hour);
  return { since, until: Math.min(end, Math.max(Math.ceil(Math.max(...moments) / hour) * hour, since + 8 * hour)) };
}

/** Before the first gate of each terminal, where gates of several are shown. */
function terminalsBefore(gates: readonly (PlanGate | undefined)[]): (ChartTerminal | undefined)[] {
  const byTerminal = Map.groupBy(
    gates.filter((it) => it !== undefined),
    ({ terminals_id }) => terminals_id,
  );
  if (byTerminal.size < 2) return [];
  return gates.map((gate) => {
    const its = (gate && byTerminal.get(gate.terminals_id)) ?? [];
    if (!gate || its[0] !== gate) return undefined;
    const isOfOne = its.every(({ zone }) => zone === gate.zone);
    return { id: gate.terminals_id, zone: isOfOne ? gate.zone : 'both' };
  });
}

/** A day's stays at their gates by hour, without a gate first, with what is wrong of each; `filter`: what is shown. */
export function gateChart(
  plan: PlanDay,
  day: Day,
  now: number,
  matters: readonly PlanMatter[],
  filter: PlanFilter = {},
): GateChart {
  // Matters are of stays of their own: found by their flights
  const stays = staysOfDay(plan, day, now);
  const byFlight = new Map(stays.map((stay) => [lastOf(stay).id, stay]));
  const drawn = (stay: PlanStay): PlanStay => byFlight.get(lastOf(stay).id) ?? stay;
  const ofBars = matters.map((it) =>
    'other' in it ? { ...it, stay: drawn(it.stay), other: drawn(it.other) } : { ...it, stay: drawn(it.stay) },
  );
  const bars = stays.map((stay) =>
    barOf(
      stay,
      ofBars.filter((it) => isOf(it, stay)),
      now,
    ),
  );
  const shown = shownOf(bars, day, now);
  const closed = closedGates(plan, now)
    .map((it) => ({ ...it, ends: it.until, until: it.until ?? shown.until }))
    .filter((it) => it.since < shown.until && it.until > shown.since);
  const gates = [undefined, ...plan.gates].filter((it) => isGateShown(it, filter));
  const terminals = terminalsBefore(gates);
  const lanes = gates.map((gate, nth): ChartLane => {
    const there = bars.filter(({ stay }) => stay.gate === (gate?.id ?? null) && isAirlineShown(stay, filter));
    const ofGate = closed.filter((it) => it.gate === gate?.id);
    return { gate, terminal: terminals[nth], ...inLines(there), closed: ofGate, meets: meetsOf(there) };
  });
  return { ...shown, lanes: lanes.filter(({ gate, bars }) => gate ?? bars.length > 0) };
}

import { type Choice, labelOf } from '../kernel/choices.ts';
import type { Role } from '../kernel/roles.ts';
import type { Direction } from './flight-fields.ts';
import { type FlightStatus, flightStatus, isOff, phaseOf } from './flight-status.ts';
import { toldMilestone } from './live-fields.ts';

interface MilestoneFacts extends Omit<Choice, 'next'> {
  /** Of which flights it is a step. */
  of: Direction;
  /** Who presses it, besides the admin. */
  by: readonly Role[];
  /** What a flight's status becomes with it. */
  becomes?: FlightStatus;
  /** It ends the flight only where nobody waits for a bag. */
  unlessBags?: true;
  /** So many minutes after the time here it is usual. */
  minutes: number;
}

/**
 * The steps of a flight here, in their order. Which of them passengers read, and in which words, is in live-fields.ts.
 */
export const milestoneKind = {
  check_in_open: {
    ...{ label: 'Odprawa otwarta', icon: 'info' },
    ...{ of: 'departure', by: ['airport_staff'], minutes: -120 },
  },
  on_stand: { label: 'Na stanowisku', icon: 'plane', of: 'departure', by: ['ground_crew', 'atc'], minutes: -45 },
  check_in_closed: {
    ...{ label: 'Odprawa zamknięta', icon: 'x' },
    ...{ of: 'departure', by: ['airport_staff'], minutes: -30 },
  },
  boarding: {
    ...{ label: 'Wejście na pokład', icon: 'seat' },
    ...{ of: 'departure', by: ['airport_staff'], becomes: 'WAITING', minutes: -25 },
  },
  last_call: {
    ...{ label: 'Ostatnie wezwanie', icon: 'late' },
    ...{ of: 'departure', by: ['airport_staff'], minutes: -12 },
  },
  doors_closed: {
    ...{ label: 'Drzwi zamknięte', icon: 'full' },
    ...{ of: 'departure', by: ['airport_staff', 'ground_crew'], minutes: -5 },
  },
  off_block: {
    ...{ label: 'Odblokowany', icon: 'clock' },
    ...{ of: 'departure', by: ['ground_crew', 'atc'], becomes: 'TAKE OFF', minutes: 0 },
  },
  airborne: {
    ...{ label: 'W powietrzu', icon: 'takeoff' },
    ...{ of: 'departure', by: ['atc'], becomes: 'AIRBORNE', minutes: 8 },
  },
  landed: {
    ...{ label: 'Wylądował', icon: 'landing' },
    ...{ of: 'arrival', by: ['atc'], becomes: 'LANDING', minutes: -6 },
  },
  in_block: {
    ...{ label: 'Na stanowisku', icon: 'plane', of: 'arrival', by: ['ground_crew', 'atc'], minutes: 0 },
    ...{ becomes: 'FINISHED', unlessBags: true },
  },
  first_bag: { label: 'Pierwszy bagaż', icon: 'box', of: 'arrival', by: ['ground_crew'], minutes: 10 },
  last_bag: {
    ...{ label: 'Bagaż wydany', icon: 'check' },
    ...{ of: 'arrival', by: ['ground_crew'], becomes: 'FINISHED', minutes: 25 },
  },
} as const satisfies Record<string, MilestoneFacts>;
export type MilestoneKind = keyof typeof milestoneKind;

const kinds = Object.keys(milestoneKind) as MilestoneKind[];
export const milestoneFacts = (kind: MilestoneKind): MilestoneFacts => milestoneKind[kind];

/** Do passengers read of it? */
export const isTold = (kind: MilestoneKind): boolean => kind in toldMilestone;

/** The steps of a departure or of an arrival, in their order. */
export const stepsOf = (is_departure: boolean): MilestoneKind[] =>
  kinds.filter((kind) => milestoneFacts(kind).of === (is_departure ? 'departure' : 'arrival'));

const checksIn = (kind: MilestoneKind) => kind.startsWith('check_in');
/** An aircraft comes to its stand while passengers check in: neither waits for the other. */
const areApart = (a: MilestoneKind, b: MilestoneKind) =>
  (a === 'on_stand' && checksIn(b)) || (b === 'on_stand' && checksIn(a));

/** The steps that cannot be later than this one, and those that cannot be earlier. */
export function stepsAround(kind: MilestoneKind): { earlier: MilestoneKind[]; later: MilestoneKind[] } {
  const steps = stepsOf(milestoneFacts(kind).of === 'departure').filter((it) => !areApart(it, kind));
  const at = steps.indexOf(kind);
  return { earlier: steps.slice(0, at), later: steps.slice(at + 1) };
}

const statuses = Object.keys(flightStatus) as FlightStatus[];
/** The statuses that a step moves on: those before the one it sets, and a late one; never back. */
export function statusesMovedBy(kind: MilestoneKind): FlightStatus[] {
  const { becomes } = milestoneFacts(kind);
  return becomes ? [...statuses.slice(0, statuses.indexOf(becomes)), 'DELAYED'] : [];
}

interface Pressed {
  kind: MilestoneKind;
}

interface Stands {
  is_departure: boolean;
  status: FlightStatus;
}

/** The last step that a status tells of, by its place among the steps; -1: none. Staff also set a status by hand. */
function toldByStatus({ is_departure, status }: Stands): number {
  const passed =
    isOff({ status }) || phaseOf({ status }) === 'late' ? [] : statuses.slice(0, statuses.indexOf(status) + 1);
  return stepsOf(is_departure).findLastIndex((kind) => passed.some((it) => it === milestoneFacts(kind).becomes));
}

/** The step that comes next: after the last that was pressed, or that the flight's status tells of. */
export function nextStep(flight: Stands, standing: readonly Pressed[]): MilestoneKind | undefined {
  const steps = stepsOf(flight.is_departure);
  const last = Math.max(toldByStatus(flight), ...standing.map(({ kind }) => steps.indexOf(kind)));
  return steps[last + 1];
}

/** The steps before this one that nobody has pressed. */
export const skippedBefore = (kind: MilestoneKind, standing: readonly Pressed[]): MilestoneKind[] =>
  stepsAround(kind).earlier.filter((step) => !standing.some((it) => it.kind === step));

/**
 * The step that one of these roles may press now: the next, or another that waits for none before it and has none after
 * it, such as an aircraft on its stand while passengers check in; undefined: the flight waits for somebody else.
 */
export function stepFor(
  mayPress: (kind: MilestoneKind) => boolean,
  flight: Stands,
  standing: readonly Pressed[],
): MilestoneKind | undefined {
  const next = nextStep(flight, standing);
  if (!next || mayPress(next)) return next;
  const isPressed = (kind: MilestoneKind) => standing.some((it) => it.kind === kind);
  const isOpen = (kind: MilestoneKind) => {
    const { earlier, later } = stepsAround(kind);
    return !isPressed(kind) && earlier.every(isPressed) && !later.some(isPressed);
  };
  return stepsOf(flight.is_departure).find((kind) => mayPress(kind) && isOpen(kind));
}

/** „Drzwi zamknięte”, as sentences quote a step. */
export const quotedStep = (kind: string): string => `„${labelOf(milestoneKind, kind)}”`;

import type { Flight } from '../../domain/flight/flight.ts';
import { expectedHere } from '../../domain/flight/flight-times.ts';
import { type Milestone, standingSteps } from '../../domain/flight/milestone.ts';
import { type MilestoneKind, milestoneFacts, stepsOf } from '../../domain/flight/milestone-kinds.ts';
import type { KeptFact } from '../desk/kept-facts.ts';

const minute = 60_000;

/** Where the steps of a flight are read and pressed. */
export const stepsPath = ({ id }: Pick<Flight, 'id'>): string => `flights/${encodeURIComponent(id)}/milestones`;

/** A step of a flight as it stands: pressed, or when it may be expected. */
export interface Step {
  kind: MilestoneKind;
  label: string;
  /** The entry that counts; absent: nobody has pressed it. */
  entry: Milestone | undefined;
  /** Pressed on this device, and not sent yet. */
  unsent: KeptFact | undefined;
  /** When it was, or is expected, in ms. */
  at: number;
  /** By how many minutes it was later than is usual for the planned time. */
  late: number;
}

/** The steps of a flight in their order, with what was pressed: noted by the server, and what waits on this device. */
export function stepsWith(flight: Flight, entries: readonly Milestone[], waiting: readonly KeptFact[]): Step[] {
  const standing = standingSteps(entries);
  const planned = Date.parse(flight.is_departure ? flight.departure : flight.arrival);
  const expected = Date.parse(expectedHere(flight));
  return stepsOf(flight.is_departure).map((kind) => {
    const { label, minutes } = milestoneFacts(kind);
    const entry = standing.find((it) => it.kind === kind);
    const unsent = waiting.find(({ json }) => json.kind === kind);
    const pressed = entry?.at ?? unsent?.json.at;
    const at = pressed ? Date.parse(String(pressed)) : expected + minutes * minute;
    return {
      kind,
      label,
      entry,
      at,
      unsent: entry ? undefined : unsent,
      late: Math.round((at - planned) / minute) - minutes,
    };
  });
}

/** 'JP': whoever pressed it. */
export const initials = ({ first_name, last_name }: Pick<Milestone, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].map((it) => it?.charAt(0) ?? '').join('');

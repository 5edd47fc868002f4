import type { Flight } from './flight.ts';
import { type FlightStatus, isOnTime, phaseOf } from './flight-status.ts';
import { timeHere } from './flight-times.ts';
import { toldMilestone } from './live-fields.ts';
import { type MilestoneKind, milestoneFacts, statusesMovedBy } from './milestone-kinds.ts';

// What a press of the staff makes of a flight; public pages, whose bytes are counted, show what came of it

/** What usually follows each status. */
const following: Record<FlightStatus, FlightStatus | undefined> = {
  SCHEDULED: 'WAITING',
  WAITING: 'TAKE OFF',
  'TAKE OFF': 'AIRBORNE',
  AIRBORNE: 'LANDING',
  LANDING: 'FINISHED',
  FINISHED: undefined,
  DELAYED: 'WAITING',
  CANCELED: undefined,
};
/** What staff usually set next; a flight that is over or cancelled stays so. */
export const stepAfter = ({ status }: { status: FlightStatus }): FlightStatus | undefined => following[status];

type Timed = Pick<Flight, 'status' | 'is_departure' | 'departure' | 'arrival'>;
/** What another expected time here changes of a flight. */
type NewTime = Pick<Flight, 'estimated'> & Partial<Pick<Flight, 'status'>>;

/**
 * What another expected time here, null: as planned, changes of a flight: one that has not left is late with a later
 * time, and late no more with the planned one.
 */
export function withNewTime(flight: Timed, estimated: string | null): NewTime {
  const isLater = estimated !== null && Date.parse(estimated) > Date.parse(timeHere(flight));
  if (isLater && isOnTime(flight)) return { estimated, status: 'DELAYED' };
  return { estimated, ...(!isLater && phaseOf(flight) === 'late' && { status: 'SCHEDULED' }) };
}

/** A flight as it stands once its next step is pressed. Whether bags are due, which may end it, changes no word. */
export function afterStep(row: Flight, kind: MilestoneKind): Flight {
  const { becomes, unlessBags } = milestoneFacts(kind);
  const moves = becomes && !unlessBags && statusesMovedBy(kind).includes(row.status);
  const milestone = kind in toldMilestone ? (kind as Flight['milestone']) : row.milestone;
  return { ...row, milestone, status: moves ? becomes : row.status };
}

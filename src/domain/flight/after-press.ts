import type { Flight } from './flight.ts';
import { type FlightStatus, isOnTime, phaseOf } from './flight-status.ts';
import { timeHere } from './flight-times.ts';
import { toldMilestone } from './live-fields.ts';
import { type MilestoneKind, milestoneFacts, statusesMovedBy } from './milestone-kinds.ts';

type Timed = Pick<Flight, 'status' | 'is_departure' | 'departure' | 'arrival'>;
/** What another expected time here, null: as planned, changes of a flight. */
export interface NewTime {
  estimated: string | null;
  status?: FlightStatus;
}
/** A new time here makes a flight that has not left late, and one that is as planned again late no more. */
export function withNewTime(row: Timed, estimated: string | null): NewTime {
  const isLater = estimated !== null && Date.parse(estimated) > Date.parse(timeHere(row));
  if (isLater && isOnTime(row)) return { estimated, status: 'DELAYED' };
  return { estimated, ...(!isLater && phaseOf(row) === 'late' && { status: 'SCHEDULED' as const }) };
}

/** A flight as it stands once its next step is pressed. Whether bags are due, which may end it, changes no word. */
export function afterStep(row: Flight, kind: MilestoneKind): Flight {
  const { becomes, unlessBags } = milestoneFacts(kind);
  const moves = becomes && !unlessBags && statusesMovedBy(kind).includes(row.status);
  const milestone = kind in toldMilestone ? (kind as Flight['milestone']) : row.milestone;
  return { ...row, milestone, status: moves ? becomes : row.status };
}

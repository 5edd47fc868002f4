import { labelOf } from '../kernel/choices.ts';
import { type FlightStatus, flightStatus, type Phase, phaseOf } from './flight-status.ts';

/** What usually follows each status. */
const steps: Record<FlightStatus, FlightStatus | undefined> = {
  SCHEDULED: 'WAITING',
  WAITING: 'TAKE OFF',
  'TAKE OFF': 'AIRBORNE',
  AIRBORNE: 'LANDING',
  LANDING: 'FINISHED',
  FINISHED: undefined,
  DELAYED: 'WAITING',
  CANCELED: undefined,
};

/** What usually follows a status; a flight that is over or cancelled stays so. */
export const stepAfter = ({ status }: { status: FlightStatus }): FlightStatus | undefined => steps[status];

/** Why nobody is booked on a flight any more, by its status. */
export function refusesPassengers(status: unknown): string | undefined {
  const phase = phaseOf({ status: status as FlightStatus });
  return phase && !takesPassengers[phase]
    ? `${labelOf(flightStatus, String(status)).toLowerCase()}, nie przyjmuje już pasażerów`
    : undefined;
}
const takesPassengers: Record<Phase, boolean> = { expected: true, late: true, away: true, over: false, off: false };

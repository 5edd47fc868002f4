import { labelOf } from '../kernel/choices.ts';
import { type FlightStatus, flightStatus, phaseOf } from './flight-status.ts';

const steps: Partial<Record<FlightStatus, FlightStatus>> = {
  SCHEDULED: 'WAITING',
  DELAYED: 'WAITING',
  WAITING: 'TAKE OFF',
  'TAKE OFF': 'AIRBORNE',
  AIRBORNE: 'LANDING',
  LANDING: 'FINISHED',
};

/** What usually follows a status; a flight that is over or cancelled stays so. */
export const stepAfter = ({ status }: { status: FlightStatus }): FlightStatus | undefined => steps[status];

/** Why nobody is booked on a flight any more, by its status. */
export const refusesPassengers = (status: unknown): string | undefined =>
  ['over', 'off'].includes(phaseOf({ status: status as FlightStatus }) ?? '')
    ? `${labelOf(flightStatus, String(status)).toLowerCase()}, nie przyjmuje już pasażerów`
    : undefined;

import type { FlightStatus } from './flight-status.ts';

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

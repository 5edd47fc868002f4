import { type Flight, type FlightStatus, flightStatus } from '../../domain/flight.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { IconName } from '../../ui/Icon.tsx';

const shapes: Record<FlightStatus, IconName> = {
  SCHEDULED: 'clock',
  WAITING: 'info',
  AIRBORNE: 'plane',
  'TAKE OFF': 'takeoff',
  LANDING: 'landing',
  FINISHED: 'check',
  CANCELED: 'cancel',
  DELAYED: 'late',
};

/** A flight's status: its shape, word and tone. A word the list does not know is shown as it is. */
export const Status = ({ status }: Pick<Flight, 'status'>) => {
  const known = flightStatus[status] as (typeof flightStatus)[FlightStatus] | undefined;
  return known ? (
    <Badge tone={known.tone} icon={shapes[status]}>
      {known.label}
    </Badge>
  ) : (
    <Badge>{status}</Badge>
  );
};

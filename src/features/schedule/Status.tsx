import type { Flight } from '../../domain/flight/flight.ts';
import { type FlightStatus, flightStatus } from '../../domain/flight/flight-status.ts';
import { Badge } from '../../ui/Badge.tsx';

/** A flight's status: its shape, word and tone. A word the list does not know is shown as it is. */
export const Status = ({ status }: Pick<Flight, 'status'>) => {
  const statusFacts = flightStatus[status] as (typeof flightStatus)[FlightStatus] | undefined;
  return (
    <Badge tone={statusFacts?.tone} icon={statusFacts?.icon}>
      {statusFacts?.label ?? status}
    </Badge>
  );
};

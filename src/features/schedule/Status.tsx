import type { Flight } from '../../domain/flight/flight.ts';
import { type FlightStatus, flightStatus } from '../../domain/flight/flight-status.ts';
import type { Told } from '../../domain/flight/public-words.ts';
import { Badge } from '../../ui/Badge.tsx';

type StatusProps = Pick<Flight, 'status'> & { told?: Told | null; asOf?: string };

/** How a flight stands: its shape, word and tone. A word the list does not know is shown as it is. */
export const Status = ({ status, told, asOf }: StatusProps) => {
  const statusFacts = told ?? (flightStatus[status] as (typeof flightStatus)[FlightStatus] | undefined);
  return (
    <Badge tone={statusFacts?.tone} icon={statusFacts?.icon} asOf={asOf}>
      {statusFacts?.label ?? status}
    </Badge>
  );
};

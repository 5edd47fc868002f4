import { labelOf } from '../kernel/choices.ts';
import { type FlightStatus, flightStatus, type Phase, phaseOf } from './flight-status.ts';

/** Are tickets sold and bags taken in this phase of a flight, and are its passengers let in? */
const takesPassengers: Record<Phase, boolean> = {
  expected: true,
  late: true,
  leaving: false,
  away: false,
  over: false,
  off: false,
};

const takes = (status: FlightStatus): boolean => {
  const phase = phaseOf({ status });
  return !phase || takesPassengers[phase];
};

const statuses = Object.keys(flightStatus) as FlightStatus[];
/** The statuses in which no ticket or luggage is added to a flight any more. */
export const refusing: FlightStatus[] = statuses.filter((status) => !takes(status));
/** The statuses in which a departure is boarded. */
export const boardingStatuses: FlightStatus[] = statuses.filter(takes);
/** The statuses in which nobody boards here, by direction: an arrival is boarded elsewhere, whatever its status. */
export const refusingBoarding = { departure: refusing, arrival: statuses };

/** Why nobody is booked on a flight any more, by its status. */
export const refusesPassengers = (status: unknown): string | undefined =>
  takes(status as FlightStatus)
    ? undefined
    : `${labelOf(flightStatus, String(status)).toLowerCase()}, nie przyjmuje już pasażerów`;

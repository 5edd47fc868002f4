import { bookingLimits } from '../booking/booking.ts';
import { addDays, dayOf, today } from '../language/days.ts';
import type { Flight } from './flight.ts';
import { isLeaving, isOff, isOnTime, phaseOf } from './flight-status.ts';
import { expectedHere, waitedUntil } from './flight-times.ts';

/**
 * May one still plan one's day by it? What leaves is past planning once its passengers are called; whoever lands is
 * waited for until then. Nobody plans by what should be over, whatever its status says.
 */
export function isAhead(flight: Flight, now: number): boolean {
  if (isOff(flight) || waitedUntil(flight) <= now) return false;
  if (!flight.is_departure) return phaseOf(flight) !== 'over';
  return (isOnTime(flight) || phaseOf(flight) === 'late') && !isLeaving(flight);
}

/** Can a parking space be booked for its day? */
export function offersParking(flight: Flight, now: number): boolean {
  const day = dayOf(expectedHere(flight));
  return isAhead(flight, now) && day >= today(now) && day <= addDays(today(now), bookingLimits.ahead);
}

import { bookerOf, daysOf } from '../../../domain/booking/booking-row.ts';
import { type Parking, parkingStatus } from '../../../domain/booking/parking.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatDay } from '../../../domain/language/days.ts';

/** Who stands somewhere, until when and how sure that is. */
export function parkedWords(parked: Parking): string {
  const days = daysOf(parked);
  return [
    parked.license_plate,
    labelOf(parkingStatus, parked.status),
    days && `${formatDay(days.since)} – ${formatDay(days.until)}`,
    bookerOf(parked)?.name,
  ]
    .filter(Boolean)
    .join(', ');
}

import { bookerOf, daysOf } from '../../../domain/booking/booking-row.ts';
import { type Parking, parking, parkingStatus } from '../../../domain/booking/parking.ts';
import { stageOf } from '../../../domain/booking/stage.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatDay } from '../../../domain/language/days.ts';

/** Who stands somewhere, until when and how sure that is. */
export function parkedWords(parked: Parking): string {
  const days = daysOf(parked);
  return [
    parked.license_plate,
    labelOf(parkingStatus, parked.status),
    stageOf(parking.table, parked)?.label,
    days && `${formatDay(days.since)} – ${formatDay(days.until)}`,
    bookerOf(parked)?.name,
  ]
    .filter(Boolean)
    .join(', ');
}

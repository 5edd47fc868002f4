import { daysOf } from '../../../domain/booking/booking-row.ts';
import { DayControl } from '../../bookings/DayControl.tsx';
import { InWay } from '../../bookings/InWay.tsx';
import type { PreviewProps, RecordParts } from '../../record/parts.ts';
import { useCarOccupants } from './calendar/fleet.ts';

/** Who has the car on the days on which it is to be out of use. */
function Booked({ values }: PreviewProps) {
  const days = daysOf(values);
  const occupantsOf = useCarOccupants(days);
  const car = Number(values.Cars_id);
  if (!days || !car) return null;
  return <InWay occupants={occupantsOf?.(car)} days={days} free="Nikt nie ma wtedy tego auta." />;
}

export const parts: RecordParts = {
  groups: [
    { title: 'Auto', fields: ['Cars_id'] },
    { title: 'Kiedy', text: 'Pierwszy i ostatni dzień liczą się całe.', fields: ['since', 'until'] },
    { title: 'Dlaczego', text: 'Widzi to tylko obsługa.', fields: ['reason'] },
  ],
  controls: { since: DayControl, until: DayControl },
  Preview: Booked,
};

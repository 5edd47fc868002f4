import { daysOf } from '../../../domain/booking/booking-row.ts';
import { isLevel } from '../../../domain/booking/parking.ts';
import { DayControl } from '../../bookings/DayControl.tsx';
import { InWay } from '../../bookings/InWay.tsx';
import type { PreviewProps, RecordParts } from '../../record/parts.ts';
import { useOccupants } from './reservations.ts';
import { LevelControl, SpaceControl } from './SpaceControl.tsx';

/** Who has the space on the days that are to be blocked. */
function Booked({ values }: PreviewProps) {
  const days = daysOf(values);
  const occupantsOf = useOccupants(days);
  if (!days || !isLevel(values.parking_level) || values.space_id === undefined || values.space_id === '') return null;
  return <InWay occupants={occupantsOf?.(Number(values.space_id))} days={days} free="Nikt nie ma tam rezerwacji." />;
}

export const parts: RecordParts = {
  groups: [
    { title: 'Kiedy', text: 'Pierwszy i ostatni dzień liczą się całe.', fields: ['since', 'until'] },
    { title: 'Miejsce', text: 'Zajęte w tych dniach są wyłączone.', fields: ['parking_level', 'space_id'] },
    { title: 'Dlaczego', text: 'Widzi to tylko obsługa.', fields: ['reason'] },
  ],
  controls: { since: DayControl, until: DayControl, parking_level: LevelControl, space_id: SpaceControl },
  Preview: Booked,
};

import { parking } from '../../../domain/booking/parking.ts';
import { BookedAndPaid } from '../../bookings/BookedAndPaid.tsx';
import { lockedBooking } from '../../bookings/booking-lock.ts';
import { checkContact, contactFields, contactGroup, isForSomebody } from '../../bookings/contact.ts';
import { DayControl } from '../../bookings/DayControl.tsx';
import { bookingMoney } from '../../bookings/money.ts';
import { StayPreview } from '../../bookings/StayPreview.tsx';
import type { RecordParts } from '../../record/parts.ts';
import { LevelControl, SpaceControl } from './SpaceControl.tsx';

export const parts: RecordParts = {
  groups: [
    {
      title: 'Termin',
      text: 'Pierwszy i ostatni dzień liczą się całe.',
      fields: ['since', 'arrive_at', 'until', 'leave_at'],
    },
    { title: 'Miejsce', text: 'Zajęte w tych dniach są wyłączone.', fields: ['parking_level', 'space_id'] },
    { title: 'Auto i klient', text: 'Klient może zostać pusty.', fields: ['license_plate', 'Users_id'] },
    contactGroup,
    { title: 'Stan', fields: ['status'] },
  ],
  controls: { since: DayControl, until: DayControl, parking_level: LevelControl, space_id: SpaceControl },
  added: contactFields,
  opens: isForSomebody,
  initial: () => ({ status: 'PENDING' }),
  locked: lockedBooking(parking),
  money: bookingMoney,
  check: checkContact,
  Preview: StayPreview,
  Above: (props) => <BookedAndPaid {...props} list="parking" />,
};

import { rental } from '../../../domain/booking/rental.ts';
import { BookedAndPaid } from '../../bookings/BookedAndPaid.tsx';
import { lockedBooking } from '../../bookings/booking-lock.ts';
import { checkContact, contactFields, contactGroup, isForSomebody } from '../../bookings/contact.ts';
import { DayControl } from '../../bookings/DayControl.tsx';
import { bookingMoney } from '../../bookings/money.ts';
import type { RecordParts } from '../../record/parts.ts';
import { TakenDays } from './TakenDays.tsx';
import { checkTaken } from './taken-days.ts';

export const parts: RecordParts = {
  groups: [
    { title: 'Auto i klient', text: 'Klient może zostać pusty.', fields: ['Cars_id', 'Users_id'] },
    {
      title: 'Termin',
      text: 'Pierwszy i ostatni dzień liczą się całe.',
      fields: ['since', 'pickup_at', 'until', 'return_at'],
    },
    contactGroup,
    { title: 'Stan', fields: ['status'] },
  ],
  controls: { since: DayControl, until: DayControl },
  added: contactFields,
  opens: isForSomebody,
  initial: () => ({ status: 'PENDING' }),
  locked: lockedBooking(rental),
  money: bookingMoney,
  check: (row, stored) => ({ ...checkTaken(row, stored), ...checkContact(row) }),
  Above: (props) => <BookedAndPaid {...props} list="rent" />,
  Preview: TakenDays,
};

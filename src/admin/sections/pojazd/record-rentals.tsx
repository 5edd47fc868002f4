import { rental } from '../../../domain/booking/rental.ts';
import { BookedBy } from '../../bookings/BookedBy.tsx';
import { lockedBooking } from '../../bookings/booking-lock.ts';
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
    { title: 'Stan', text: 'Każdy status można ustawić.', fields: ['status'] },
  ],
  controls: { since: DayControl, until: DayControl },
  locked: lockedBooking(rental),
  money: bookingMoney,
  check: checkTaken,
  Above: BookedBy,
  Preview: TakenDays,
};

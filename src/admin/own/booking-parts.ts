import { occupying } from '../../domain/booking/booking.ts';
import { isDue } from '../../domain/booking/order.ts';
import { dayOf, today } from '../../domain/language/days.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { Booked, OwnBooking } from './own-booking.ts';

/** What of a booking opens below its row. */
export type PartName = 'dates' | 'plate' | 'account' | 'code' | 'cancel';

interface Part {
  icon: IconName;
  words: (booking: OwnBooking) => string;
  isOffered: (booking: OwnBooking, booked: Booked) => boolean;
}

const hasBegun = ({ since }: OwnBooking): boolean => dayOf(since) <= today();

/** It is paid for, or nothing is to be paid, and it has not ended. */
export const isAhead = ({ status, until, order_state: state }: OwnBooking, { kind }: Booked): boolean =>
  Boolean(occupying[kind === 'parking' ? 'parking' : 'rentals']?.includes(status)) &&
  !(state && isDue({ state })) &&
  dayOf(until) >= today();

/** In the order of their buttons. */
export const bookingParts: Record<PartName, Part> = {
  dates: {
    icon: 'calendar',
    words: (booking) => (hasBegun(booking) ? 'Przedłuż' : 'Daty'),
    isOffered: ({ rights, order_number }) => rights.dates !== null && order_number !== null,
  },
  plate: {
    icon: 'rental',
    words: () => 'Numer auta',
    isOffered: ({ rights }, { kind }) => rights.plate && kind === 'parking',
  },
  account: { icon: 'coin', words: () => 'Rachunek', isOffered: ({ statement }) => statement.lines.length > 0 },
  code: {
    icon: 'pin',
    words: () => 'Pokaż kod',
    isOffered: (booking, booked) => booking.order_number !== null && isAhead(booking, booked),
  },
  cancel: { icon: 'x', words: () => 'Anuluj', isOffered: ({ can_cancel }) => can_cancel },
};

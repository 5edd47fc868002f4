import { type Errors, shape, type Values } from '../kernel/entity.ts';
import { day, flag } from '../kernel/field.ts';
import { addDays, type Day, dayCount, dayOf, parseInstant, today } from '../language/days.ts';
import { count, nouns } from '../language/polish.ts';
import type { OrderKind } from './order.ts';
import { checkSpace, occupyingParking, parking, type parkingStatus } from './parking.ts';
import { occupyingRental, rental, type rentalStatus } from './rental.ts';
import { checkEnds, parkingHours, rentalHours, stay } from './stay.ts';

/** How far ahead a booking may end, and how long it may last, in days. */
export const bookingLimits = { ahead: 365, longest: 90 };

/** What is wrong with the first day of a stay; `now` is today in Warsaw. */
export const checkFirstDay = (since: Day, now: Day = today()): Errors =>
  since < now ? { since: 'Ten dzień już minął, wybierz dzień od dzisiaj' } : {};

/** What is wrong with a stay, by field. */
export function checkStay(since: Day, until: Day, now: Day = today()): Errors {
  if (since < now) return checkFirstDay(since, now);
  const errors = checkEnds(since, until);
  if (errors) return errors;
  if (until > addDays(now, bookingLimits.ahead))
    return { until: `Rezerwujemy najwyżej ${count(bookingLimits.ahead, nouns.day)} naprzód` };
  return checkPeriod(since, until);
}

/** What is wrong with the length of a stay, whenever it is. */
export const checkPeriod = (since: Day, until: Day): Errors =>
  checkEnds(since, until) ??
  (dayCount(since, until) > bookingLimits.longest
    ? { until: `Najwyżej ${count(bookingLimits.longest, nouns.day)}` }
    : {});

const terms = flag('Zgoda', { message: 'Bez zgody nie możemy przyjąć zamówienia' });
const checkBooking = ({ since, until, terms: agreed }: { since?: Day; until?: Day; terms?: boolean }): Errors => ({
  ...(since && until && checkStay(since, until)),
  ...(agreed ? undefined : { terms: terms.message as string }),
});

/** A booking is sent with moments, 'YYYY-MM-DD HH:MM:SS'; what is booked are their days in Warsaw. */
const bookedDay = (label: string) =>
  day(label, {
    clean: (moment: string) => {
      const instant = parseInstant(moment);
      return instant ? dayOf(instant) : '';
    },
  });
const days = { since: bookedDay(stay.since.label), until: bookedDay(stay.until.label) };

const { parking_level, space_id, license_plate } = parking.fields;
const { Cars_id } = rental.fields;

/** The statuses in which what was booked is taken, by the table of the booking. */
export const occupying: Record<string, string[]> = { parking: occupyingParking, rentals: occupyingRental };
/** What a booking of either kind becomes when it is cancelled. */
export const cancelled = 'CANCELLED' satisfies keyof typeof parkingStatus & keyof typeof rentalStatus;

/** What a guest sends to book, without the contact. */
export const bookings = {
  parking: shape({
    fields: { parking_level, space_id, license_plate, ...days, ...parkingHours, terms },
    check: (it) => ({ ...checkBooking(it), ...checkSpace(it.parking_level, it.space_id) }),
  }),
  rental: shape({ fields: { Cars_id, ...days, ...rentalHours, terms }, check: checkBooking }),
} as const satisfies Record<OrderKind, unknown>;

/** Whoever promises no hour leaves them out. */
type WithHours<V, Hours> = Omit<V, keyof Hours> & Partial<Pick<V, keyof Hours & keyof V>>;
type ParkingBooking = WithHours<Values<(typeof bookings)['parking']['fields']>, typeof parkingHours>;
type RentalBooking = WithHours<Values<(typeof bookings)['rental']['fields']>, typeof rentalHours>;
export type Booking = ({ kind: 'parking' } & ParkingBooking) | ({ kind: 'rental' } & RentalBooking);

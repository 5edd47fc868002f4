import { atom } from 'jotai/vanilla';
import type { Contact } from '../../domain/booking/booking-contact.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import { checkDays } from '../booking/check-days.ts';
import type { BookingRequest, OwnOrder } from '../booking/order.ts';
import { carIdAtom, noSpan, rentalDatesAtom, rentalHoursAtom, startAtom } from '../booking/wizard.ts';
import { sentHours, type TypedHours } from './Hours.tsx';

/** The answers of the first step, as far as they are given. */
interface Draft {
  stay: OpenSpan;
  hours: TypedHours;
  /** null: none chosen. */
  car: number | null;
}

export const blank: Draft = { stay: noSpan, hours: {}, car: null };

export const draftAtom = atom(
  (get): Draft => ({
    stay: get(rentalDatesAtom) ?? noSpan,
    hours: get(rentalHoursAtom) ?? {},
    car: get(carIdAtom),
  }),
  (_get, set, { stay, hours, car }: Partial<Draft>) => {
    set(startAtom, 'rental');
    if (stay !== undefined) set(rentalDatesAtom, stay);
    if (hours !== undefined) set(rentalHoursAtom, hours);
    if (car !== undefined) set(carIdAtom, car);
  },
);

export const isWhole = ({ stay, car }: Draft): boolean => car !== null && Object.keys(checkDays(stay)).length === 0;

/** The draft as it is sent; undefined while something is missing. */
export function bookingOf(draft: Draft, contact: Contact): BookingRequest | undefined {
  const { stay, hours, car } = draft;
  if (!isWhole(draft) || stay.since === null || stay.until === null || car === null) return undefined;
  return {
    kind: 'rental',
    Cars_id: car,
    since: stay.since,
    until: stay.until,
    ...sentHours(hours),
    contact,
    terms: true,
  };
}

/** Fills the choice in again from what was booked. */
export const refillAtom = atom(null, (_get, set, booking: Extract<OwnOrder['booking'], { kind: 'rental' }>) => {
  const { since, until, Cars_id, pickup_at, return_at } = booking;
  const hours = { ...(pickup_at && { pickup_at }), ...(return_at && { return_at }) };
  set(draftAtom, { stay: { since, until }, hours, car: Cars_id });
});

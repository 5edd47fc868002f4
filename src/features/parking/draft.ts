import { atom } from 'jotai/vanilla';
import { currentAuth, onAuth } from '../../client/auth.ts';
import type { Contact } from '../../domain/booking/booking-contact.ts';
import { checkSpace, type Level, levels, parking } from '../../domain/booking/parking.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { parseField } from '../../domain/kernel/schema.ts';
import { checkDays } from '../booking/check-days.ts';
import type { BookingRequest, OwnOrder } from '../booking/order.ts';
import {
  licensePlateAtom,
  noSpan,
  parkingLevelAtom,
  reservationDatesAtom,
  spaceIdAtom,
  startAtom,
} from '../booking/wizard.ts';

/** The answers of the first step, as far as they are given. */
export interface Draft {
  stay: OpenSpan;
  plate: string;
  level: Level;
  /** null: none chosen; the first free one is offered. */
  space: number | null;
}

export const blank: Draft = { stay: noSpan, plate: '', level: levels[0], space: null };

/** The plate in the profile of whoever is signed in: offered until they type one. */
export const savedPlateAtom = atom('');
savedPlateAtom.onMount = (set) => {
  const read = () => set(currentAuth()?.user?.license_plate ?? '');
  read();
  return onAuth(read);
};

export const draftAtom = atom(
  (get): Draft => ({
    stay: get(reservationDatesAtom) ?? noSpan,
    plate: get(licensePlateAtom) ?? get(savedPlateAtom),
    level: get(parkingLevelAtom) ?? levels[0],
    space: get(spaceIdAtom),
  }),
  (_get, set, { stay, plate, level, space }: Partial<Draft>) => {
    set(startAtom, 'parking');
    if (stay !== undefined) set(reservationDatesAtom, stay);
    if (plate !== undefined) set(licensePlateAtom, plate);
    if (level !== undefined) set(parkingLevelAtom, level);
    if (space !== undefined) set(spaceIdAtom, space);
  },
);

const { license_plate } = parking.fields;

/** What is wrong with the answers, by field. Which spaces are taken is checked where they are known. */
export function checkDraft({ stay, plate, level, space }: Draft): Errors {
  const typed = parseField(license_plate, plate);
  return {
    ...checkDays(stay),
    ...('error' in typed && { license_plate: typed.error }),
    ...(space === null ? { space_id: 'Wybierz miejsce' } : checkSpace(level, space)),
  };
}

export const isWhole = (draft: Draft): boolean => Object.keys(checkDraft(draft)).length === 0;

/** The draft as it is sent; undefined while something is missing. */
export function bookingOf(draft: Draft, contact: Contact): BookingRequest | undefined {
  const { stay, plate, level, space } = draft;
  if (!isWhole(draft) || stay.since === null || stay.until === null || space === null) return undefined;
  return {
    kind: 'parking',
    parking_level: level,
    space_id: space,
    license_plate: license_plate.clean(plate),
    since: stay.since,
    until: stay.until,
    contact,
    terms: true,
  };
}

/** Fills the choice in again from what was booked. */
export const refillAtom = atom(null, (_get, set, booking: Extract<OwnOrder['booking'], { kind: 'parking' }>) => {
  const { since, until, license_plate: plate, parking_level: level, space_id: space } = booking;
  set(draftAtom, { stay: { since, until }, ...(plate !== undefined && { plate }), level, space });
});

import { atom, type WritableAtom } from 'jotai/vanilla';
import { type Contact, contactNames } from '../../domain/booking/booking-contact.ts';
import { car } from '../../domain/booking/car.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import { isLevel, type Level, parking } from '../../domain/booking/parking.ts';
import { rental } from '../../domain/booking/rental.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Values } from '../../domain/kernel/entity.ts';
import { parse, parseField } from '../../domain/kernel/schema.ts';
import { type Day, isDay } from '../../domain/language/days.ts';
import { isRecord, storedAtom } from './stored-atom.ts';

/** No day is chosen yet. */
export const noSpan: OpenSpan = { since: null, until: null };

/** One that has passed stands in its field, which says so. */
const readDay = (it: unknown): Day | null => (typeof it === 'string' && isDay(it) ? it : null);
function readSpan(stored: unknown): OpenSpan | null {
  if (!isRecord(stored)) return null;
  const stay = { since: readDay(stored.since), until: readDay(stored.until) };
  return stay.since || stay.until ? stay : null;
}

/** What was typed and is not one of the days of the stay yet, by its end. */
type TypedDays = Partial<Record<keyof OpenSpan, string>>;
const readTyped = (stored: unknown): TypedDays | null =>
  isRecord(stored) && Object.values(stored).every((it) => typeof it === 'string') ? stored : null;

/** The promised hours of a rental as they were typed. */
const readHours = (stored: unknown): { pickup_at?: string; return_at?: string } | null =>
  isRecord(stored) && Object.values(stored).every((it) => typeof it === 'string' && it.length <= 10) ? stored : null;
const readText = (it: unknown): string | null => (typeof it === 'string' && it.length <= 100 ? it : null);
const readLevel = (it: unknown): Level | null => (isLevel(it) ? it : null);
const readNumber =
  (field: Parameters<typeof parseField>[0]) =>
  (stored: unknown): number | null =>
    typeof stored === 'number' && 'value' in parseField(field, stored) ? stored : null;

/** Half a form is kept as it was typed, however long; the fields' own rules apply when it is sent. */
function readContact(stored: unknown): Contact | null {
  if (!isRecord(stored)) return null;
  const { firstName, lastName, email, phone } = stored as Partial<Contact>;
  return contactNames.every((name) => typeof stored[name] === 'string')
    ? ({ firstName, lastName, email, phone } as Contact)
    : null;
}

type SelectedCar = Values<(typeof car)['fields']> & { id: number };
const hasId = (it: unknown): it is { id: number } => isRecord(it) && typeof it.id === 'number';
function readCar(stored: unknown): SelectedCar | null {
  const result = parse(car, stored);
  return result.ok && hasId(stored) ? { ...stored, ...result.row } : null;
}

const { space_id, Users_id } = parking.fields;
const { Cars_id } = rental.fields;

/** The steps' answers, under the names the specification gives them. */
export const reservationDatesAtom = storedAtom('reservationDates', readSpan);
export const licensePlateAtom = storedAtom('licensePlate', readText);
export const parkingLevelAtom = storedAtom('parkingLevel', readLevel);
export const spaceIdAtom = storedAtom('spaceId', readNumber(space_id));
// Cleared here so that a parking booking never stands beside a rental
export const rentalDatesAtom = storedAtom('rentalDates', readSpan);
export const rentalHoursAtom = storedAtom('rentalHours', readHours);
export const carIdAtom = storedAtom('carId', readNumber(Cars_id));
export const selectedCarAtom = storedAtom('selectedCar', readCar);

/** Beside those: days as they were typed, so that a reload keeps the wrong ones too. */
export const typedDaysAtoms = {
  parking: storedAtom('reservationDatesTyped', readTyped),
  rental: storedAtom('rentalDatesTyped', readTyped),
} satisfies Record<OrderKind, unknown>;
/**
 * The days by which cars are to be shown, until they are asked for; `asked`: those of the address that they replace.
 * What another address asks for is not overwritten by them.
 */
export const carDaysAtom = storedAtom('rentalDatesDraft', (stored) =>
  isRecord(stored) && typeof stored.asked === 'string'
    ? { asked: stored.asked, since: readDay(stored.since), until: readDay(stored.until) }
    : null,
);
/** Stores a day as it was typed; undefined: it is one, or was chosen otherwise. */
export const typedDayAtom = atom(null, (get, set, kind: OrderKind, end: keyof OpenSpan, text: string | undefined) => {
  const { [end]: _, ...others } = get(typedDaysAtoms[kind]) ?? {};
  set(typedDaysAtoms[kind], text === undefined ? others : { ...others, [end]: text });
});

export const contactInfoAtom = storedAtom('contactInfo', readContact);
export const userIdAtom = storedAtom('userId', readNumber(Users_id));

type Clearable = WritableAtom<unknown, [null], void>;
const answersOf: Record<OrderKind, readonly Clearable[]> = {
  parking: [typedDaysAtoms.parking, reservationDatesAtom, licensePlateAtom, parkingLevelAtom, spaceIdAtom],
  rental: [typedDaysAtoms.rental, carDaysAtom, rentalDatesAtom, rentalHoursAtom, carIdAtom, selectedCarAtom],
};
const shared: readonly Clearable[] = [contactInfoAtom, userIdAtom];

/** Starting one wizard ends the other, so that a plate and a car are never both stored. */
export const startAtom = atom(null, (_get, set, kind: OrderKind) => {
  for (const answer of answersOf[kind === 'parking' ? 'rental' : 'parking']) set(answer, null);
});

export const clearWizardAtom = atom(null, (_get, set) => {
  for (const answer of [...answersOf.parking, ...answersOf.rental, ...shared]) set(answer, null);
});

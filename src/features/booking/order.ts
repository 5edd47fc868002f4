import { type Booking, bookings } from '../../domain/booking/booking.ts';
import { type Contact, contact } from '../../domain/booking/booking-contact.ts';
import { type OrderKind, orderKind } from '../../domain/booking/order.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { isRecord, storedAtom } from './stored-atom.ts';

/** What is sent to book. */
export type BookingRequest = Booking & { contact: Contact };

type Unnamed<B> = B extends unknown ? Omit<B, 'license_plate' | 'terms'> : never;
/** What is known of an order that another tab placed: what was typed there of a person went with it. */
export type RecalledBooking = Unnamed<Booking> & { license_plate?: undefined; contact?: undefined };

/** The order of this tab: it outlives the wizard's answers, so that a failed payment can be tried again. */
export interface OwnOrder {
  id: string;
  /** What people see and quote: 'BZT-7F3K9Q'. Orders of before it was there have none. */
  order_number?: string;
  booking: BookingRequest | RecalledBooking;
  /** Among all bookings, the one that holds the place; it goes when the hold ends. */
  booking_id: number;
  /** How long the place is held, from the start, and until when. */
  seconds: number;
  expires_at?: string;
  /** Whose account it is on; null: a guest's. */
  Users_id: number | null;
  /** The card was charged: only the confirmation is missing. */
  paid?: true;
  /** Why the last attempt to pay failed. */
  problem?: string;
}

const isKind = (it: unknown): it is OrderKind => typeof it === 'string' && Object.hasOwn(orderKind, it);

function isOwnOrder(stored: unknown): stored is OwnOrder {
  if (!isRecord(stored) || !isRecord(stored.booking)) return false;
  const { id, booking_id, seconds, Users_id, booking } = stored;
  if (typeof id !== 'string' || typeof booking_id !== 'number' || typeof seconds !== 'number') return false;
  if ((Users_id !== null && typeof Users_id !== 'number') || !isKind(booking.kind)) return false;
  const { fields } = bookings[booking.kind];
  // Only the fields: an order paid at midnight may begin yesterday
  return booking.contact === undefined
    ? parse({ fields: unnamed(fields) }, booking).ok
    : parse({ fields }, booking).ok && parse(contact, booking.contact).ok;
}

/** The fields that a recalled booking has, too. */
const unnamed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'license_plate' && name !== 'terms'));

/** Is it known whole, so that the same can be booked once more? */
export const isWhole = (booking: OwnOrder['booking']): booking is BookingRequest => booking.contact !== undefined;

export const orderAtom = storedAtom('order', (stored) => (isOwnOrder(stored) ? stored : null));

/** Its place is still held, as far as this tab knows. */
export const waitsForPayment = (ownOrder: OwnOrder | null): boolean =>
  ownOrder !== null &&
  !ownOrder.paid &&
  ownOrder.expires_at !== undefined &&
  Date.parse(ownOrder.expires_at) > Date.now();

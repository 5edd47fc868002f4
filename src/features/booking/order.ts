import { type Booking, bookings } from '../../domain/booking/booking.ts';
import { type Contact, contact } from '../../domain/booking/booking-contact.ts';
import { type OrderKind, orderKind } from '../../domain/booking/order.ts';
import type { Span } from '../../domain/booking/span.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { wireDay } from '../../domain/language/days.ts';
import { isRecord, storedAtom } from './stored-atom.ts';

/** What is booked, and for whom. */
export type BookingRequest = Booking & { contact: Contact };
/** As the call takes it: of its days, the moments at which they begin. */
export const asSent = <B extends Span>(booking: B) => ({
  ...booking,
  since: wireDay(booking.since),
  until: wireDay(booking.until),
});

type Unnamed<B> = B extends unknown ? Omit<B, 'license_plate' | 'terms'> : never;
/** What is known of an order that another tab placed: what was typed there of a person went with it. */
export type RecalledBooking = Unnamed<Booking> & { license_plate?: undefined; contact?: undefined };

/** The order of this tab: it outlives the wizard's answers, so that a failed payment can be tried again. */
export interface OwnOrder {
  id: string;
  /** What people see and quote: 'ABC-7F3K9Q'. Orders of before it was there have none. */
  order_number?: string;
  booking: BookingRequest | RecalledBooking;
  /** Among all bookings, the one that holds the place; it goes when the hold ends. null: not known here. */
  booking_id: number | null;
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

function isOwnOrder(stored: Record<string, unknown>): boolean {
  const { id, booking_id, seconds, Users_id, booking } = stored;
  if (!isRecord(booking) || typeof id !== 'string' || typeof seconds !== 'number') return false;
  if (booking_id !== null && typeof booking_id !== 'number') return false;
  if ((Users_id !== null && typeof Users_id !== 'number') || !isKind(booking.kind)) return false;
  const { fields } = bookings[booking.kind];
  const sent = asSent(booking as Record<string, unknown> & Span);
  // Only the fields: an order paid at midnight may begin yesterday
  return booking.contact === undefined
    ? parse({ fields: unnamed(fields) }, sent).ok
    : parse({ fields }, sent).ok && parse(contact, booking.contact).ok;
}

/** The fields that a recalled booking has, too. */
const unnamed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'license_plate' && name !== 'terms'));

/** Is it known whole, so that the same can be booked once more? */
export const isWhole = (booking: OwnOrder['booking']): booking is BookingRequest => booking.contact !== undefined;

export const orderAtom = storedAtom('order', (stored) => {
  if (!isRecord(stored) || !isRecord(stored.booking)) return null;
  const { since, until } = stored.booking;
  // A release ago the moments were kept that are sent
  const days = { since: String(since).slice(0, 10), until: String(until).slice(0, 10) };
  const order = { ...stored, booking: { ...stored.booking, ...days } };
  return isOwnOrder(order) ? (order as unknown as OwnOrder) : null;
});

/** Its place is still held, as far as this tab knows. */
export const waitsForPayment = (ownOrder: OwnOrder | null): boolean =>
  ownOrder !== null &&
  !ownOrder.paid &&
  ownOrder.expires_at !== undefined &&
  Date.parse(ownOrder.expires_at) > Date.now();

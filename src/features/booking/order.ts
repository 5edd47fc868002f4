import { type Booking, bookings } from '../../domain/booking/booking.ts';
import { type Contact, contact } from '../../domain/booking/booking-contact.ts';
import { type OrderKind, orderKind } from '../../domain/booking/order.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { isRecord, storedAtom } from './stored-atom.ts';

/** What is sent to book. */
export type BookingRequest = Booking & { contact: Contact };

/** The order of this tab: it outlives the wizard's answers, so that a failed payment can be tried again. */
export interface OwnOrder {
  id: string;
  /** What people see and quote: 'BZT-7F3K9Q'. Orders of before it was there have none. */
  order_number?: string;
  booking: BookingRequest;
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
  // Only the fields: an order paid at midnight may begin yesterday
  return parse({ fields: bookings[booking.kind].fields }, booking).ok && parse(contact, booking.contact).ok;
}

export const orderAtom = storedAtom('order', (stored) => (isOwnOrder(stored) ? stored : null));

import { type Booking, bookings } from '../../domain/booking.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { type Contact, contact, orderKind } from '../../domain/order.ts';
import { storedAtom } from './stored.ts';

/** What is sent to book. */
export type BookingRequest = Booking & { contact: Contact };

/** The order of this tab: it outlives the wizard's answers, so that a failed payment can be tried again. */
export interface OwnOrder {
  id: string;
  booking: BookingRequest;
  /** Among all bookings, the one that holds the place; it goes when the hold ends. */
  booking_id: number;
  /** How long the place is held, from the start. */
  seconds: number;
  /** Whose account it is on; null: a guest's. */
  Users_id: number | null;
  /** The card was charged: only the confirmation is missing. */
  paid?: true;
  /** Why the last attempt to pay failed. */
  problem?: string;
}

function readOrder(it: unknown): OwnOrder | null {
  const order = it as Partial<OwnOrder> | null;
  const kind = order?.booking?.kind;
  if (typeof order?.id !== 'string' || typeof order.booking_id !== 'number' || typeof order.seconds !== 'number')
    return null;
  if (order.Users_id !== null && typeof order.Users_id !== 'number') return null;
  if (typeof kind !== 'string' || !Object.hasOwn(orderKind, kind)) return null;
  // Only the fields: an order paid at midnight may begin yesterday
  const whole = parse({ fields: bookings[kind].fields }, order.booking).ok && parse(contact, order.booking?.contact).ok;
  return whole ? (order as OwnOrder) : null;
}

export const orderAtom = storedAtom('order', readOrder);

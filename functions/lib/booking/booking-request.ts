import { pricePerDay } from '../../../db/booking/prices.ts';
import type { User } from '../../../src/domain/account/user.ts';
import { type Booking, bookings } from '../../../src/domain/booking/booking.ts';
import { type Contact, contact } from '../../../src/domain/booking/booking-contact.ts';
import type { OrderKind } from '../../../src/domain/booking/order.ts';
import { priceOf } from '../../../src/domain/booking/price.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parse } from '../../../src/domain/kernel/schema.ts';
import { invalid } from '../http/invalid.ts';

const isKind = (it: unknown): it is OrderKind => typeof it === 'string' && Object.hasOwn(bookings, it);

/**
 * The contact that counts: what the profile of a signed-in person has, and what they typed only where it lacks
 * something.
 */
function contactOf(typed: unknown, user: User | undefined): unknown {
  const ofAccount = user && {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    ...(user.phone_number && { phone: user.phone_number }),
  };
  return { ...(typeof typed === 'object' && typed), ...ofAccount };
}

/** The booking and the contact in a request, or a 400 with the errors of both by field. */
export function readBookingRequest(request: unknown, user?: User): { booking: Booking; contact: Contact } {
  const given = (typeof request === 'object' && request !== null ? request : {}) as Record<string, unknown>;
  if (!isKind(given.kind)) throw invalid({ kind: 'Wybierz parking albo samochód' });
  const stay = parse(bookings[given.kind], given);
  const person = parse(contact, contactOf(given.contact, user));
  if (!stay.ok || !person.ok) throw invalid({ ...(stay.ok ? {} : stay.errors), ...(person.ok ? {} : person.errors) });
  return { booking: { kind: given.kind, ...stay.row } as Booking, contact: person.row };
}

/** What a booking costs, in grosze; never what the browser says it does. */
export async function amountOf(booking: Booking): Promise<number> {
  const price = await pricePerDay(booking);
  if (price !== undefined) return priceOf(price, booking.since, booking.until);
  if (booking.kind === 'rental') throw invalid({ Cars_id: 'Nie ma takiego samochodu' });
  throw new HttpError(503, 'Cennik parkingu jest niedostępny');
}

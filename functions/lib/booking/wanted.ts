import { pricePerDay } from '../../../db/prices.ts';
import { type Booking, bookings, priceOf } from '../../../src/domain/booking.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parse } from '../../../src/domain/kernel/schema.ts';
import { dayOf } from '../../../src/domain/language/days.ts';
import { type Contact, contact, type OrderKind } from '../../../src/domain/order.ts';
import type { User } from '../../../src/domain/user.ts';

const isKind = (it: unknown): it is OrderKind => typeof it === 'string' && Object.hasOwn(bookings, it);
const refused = (errors: Record<string, string>) => new HttpError(400, 'Nieprawidłowe dane', errors);

/** The contact that counts: what the profile of a signed-in person has, and what they typed only where it lacks something. */
function contactOf(typed: unknown, user: User | undefined): unknown {
  const known = user && {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    ...(user.phone_number && { phone: user.phone_number }),
  };
  return { ...(typeof typed === 'object' && typed), ...known };
}

/** The booking and the contact in a request; what is wrong with them is told field by field. */
export function readWanted(sent: unknown, user?: User): { booking: Booking; contact: Contact } {
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  if (!isKind(given.kind)) throw refused({ kind: 'Wybierz parking albo samochód' });
  const place = parse(bookings[given.kind], given);
  const person = parse(contact, contactOf(given.contact, user));
  if (!place.ok || !person.ok)
    throw refused({ ...(place.ok ? {} : place.errors), ...(person.ok ? {} : person.errors) });
  return { booking: { kind: given.kind, ...place.row } as Booking, contact: person.row };
}

/** What a booking costs, in grosze; never what the browser says it does. */
export async function amountOf(booking: Booking): Promise<number> {
  const price = await pricePerDay(booking);
  if (price !== undefined) return priceOf(price, dayOf(booking.since), dayOf(booking.until));
  if (booking.kind === 'rental') throw refused({ Cars_id: 'Nie ma takiego samochodu' });
  throw new HttpError(503, 'Cennik parkingu jest niedostępny');
}

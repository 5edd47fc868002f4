import { pricePerDay } from '../../db/prices.ts';
import { type Booking, bookings, priceOf } from '../../src/domain/booking.ts';
import { dayOf } from '../../src/domain/days.ts';
import { HttpError } from '../../src/domain/http-error.ts';
import { type Contact, contact, type OrderKind } from '../../src/domain/order.ts';
import { parse } from '../../src/domain/schema.ts';

const isKind = (it: unknown): it is OrderKind => typeof it === 'string' && Object.hasOwn(bookings, it);
const refused = (errors: Record<string, string>) => new HttpError(400, 'Nieprawidłowe dane', errors);

/** The booking and the contact in a request; what is wrong with them is told field by field. */
export function readWanted(sent: unknown): { booking: Booking; contact: Contact } {
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  if (!isKind(given.kind)) throw refused({ kind: 'Wybierz parking albo samochód' });
  const place = parse(bookings[given.kind], given);
  const person = parse(contact, given.contact);
  if (!place.ok || !person.ok) throw refused({ ...(place.ok ? {} : place.errors), ...(person.ok ? {} : person.errors) });
  return { booking: { kind: given.kind, ...place.row } as Booking, contact: person.row };
}

/** What a booking costs, in grosze; never what the browser says it does. */
export async function amountOf(booking: Booking): Promise<number> {
  const price = await pricePerDay(booking);
  if (price !== undefined) return priceOf(price, dayOf(booking.since), dayOf(booking.until));
  if (booking.kind === 'rental') throw refused({ Cars_id: 'Nie ma takiego samochodu' });
  throw new HttpError(503, 'Cennik parkingu jest niedostępny');
}

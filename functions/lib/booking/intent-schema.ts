import { bookings } from '../../../src/domain/booking/booking.ts';
import { contact } from '../../../src/domain/booking/booking-contact.ts';
import { allRequired, bodyOf, type Schema } from '../http/schemas.ts';

const moment = { type: 'string', description: 'A moment of the day: YYYY-MM-DD HH:MM:SS in Europe/Warsaw' };
const text = { type: 'string' };
const integer = { type: 'integer' };

/** A booking of a kind; the contact may leave out what the profile of who is signed in has. */
function bookingOf(kind: keyof typeof bookings): Schema {
  const { properties, required } = bodyOf(bookings[kind]) as { properties: Schema; required: string[] };
  const more = {
    kind: { const: kind },
    since: moment,
    until: moment,
    terms: { const: true },
    contact: bodyOf(contact),
  };
  return { type: 'object', properties: { ...properties, ...more }, required: ['kind', ...required] };
}

/** What is sent to hold a place and open its payment. */
export const intentSchema: Schema = {
  type: 'object',
  properties: {
    amount: { ...integer, description: 'In grosze; another price than this is told by a 409 with the right one' },
    booking: { oneOf: [bookingOf('parking'), bookingOf('rental')] },
    replaces: { ...text, description: "The buyer's own unpaid order, whose place is given back first" },
    Users_id: {
      type: ['integer', 'null'],
      description: 'Whose contact the summary showed: 409 where somebody else is signed in by now',
    },
  },
  required: ['amount', 'booking'],
};

/** What opens the provider's form. */
export const openedSchema: Schema = allRequired({
  clientSecret: text,
  order: text,
  order_number: text,
  booking_id: integer,
  amount: integer,
  expires_at: { type: 'string', format: 'date-time' },
  provider: { enum: ['stripe', 'sandbox'] },
  publishableKey: text,
});

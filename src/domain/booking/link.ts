import { airportCode } from '../../airport/identity.ts';
import { shape } from '../kernel/entity.ts';
import { email, text } from '../kernel/field.ts';
import { contact } from './booking-contact.ts';
import { order, orderNumberExample, orderNumberOf } from './order.ts';

/** A link shows its booking for so long after its last day. */
export const linkDays = 30;

/** What is asked for a link that was lost. */
export const lostLink = shape({
  fields: {
    order_number: text('Numer zamówienia', {
      max: 10,
      pattern: order.fields.order_number.pattern,
      clean: (typed: string) => orderNumberOf(typed) ?? typed,
      message: `Numer ma litery ${airportCode} i sześć znaków, na przykład ${orderNumberExample}`,
      hint: `Jest w e-mailu i na wydruku, na przykład ${orderNumberExample}.`,
      autocomplete: 'off',
    }),
    email: email('E-mail z rezerwacji', { autocomplete: contact.fields.email.autocomplete }),
  },
});

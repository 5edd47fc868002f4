import { contact } from '../../domain/booking/booking-contact.ts';
import { shape, type Values } from '../../domain/kernel/entity.ts';
import { text } from '../../domain/kernel/field.ts';

/** Who pays, as the card's bank gets to know. */
export const payer = shape({
  fields: {
    name: text('Imię i nazwisko', { min: 2, max: 120, autocomplete: 'cc-name' }),
    email: contact.fields.email,
  },
});
/** Whom staff book for need not have an address. */
export type Payer = Omit<Values<(typeof payer)['fields']>, 'email'> & { email?: string };

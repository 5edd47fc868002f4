import { shape } from '../kernel/entity.ts';
import { email, phone, text } from '../kernel/field.ts';

/** Whom a booking is for. */
export const contact = shape({
  fields: {
    firstName: text('Imię', { min: 2, max: 60, autocomplete: 'given-name' }),
    lastName: text('Nazwisko', { min: 2, max: 60, autocomplete: 'family-name' }),
    email: email('E-mail', { autocomplete: 'email' }),
    phone: phone('Telefon', { autocomplete: 'tel' }),
  },
});
/** Its fields, in the order in which they are asked for. */
export const contactNames = Object.keys(contact.fields) as (keyof typeof contact.fields)[];
export type Contact = { firstName: string; lastName: string; email: string; phone: string };

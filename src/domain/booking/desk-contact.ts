import { shape, type Values } from '../kernel/entity.ts';
import { text } from '../kernel/field.ts';
import { contact } from './booking-contact.ts';
import { noteLength } from './order.ts';

const { email } = contact.fields;

/** Whom staff book for: somebody at the desk or on the phone, who need not have an address. */
export const deskContact = shape({
  fields: {
    phone: contact.fields.phone,
    first_name: contact.fields.firstName,
    last_name: contact.fields.lastName,
    email: { ...email, optional: true as const, hint: 'Nieobowiązkowy. Bez niego potwierdzenie zostaje na telefonie' },
    note: text('Uwaga', { max: noteLength, optional: true, hint: 'Widzi ją tylko obsługa' }),
  },
});
export type DeskContact = Values<(typeof deskContact)['fields']>;
export const deskContactNames = Object.keys(deskContact.fields) as (keyof DeskContact)[];

import { shape } from '../../domain/kernel/entity.ts';
import { text } from '../../domain/kernel/field.ts';
import { contact } from '../../domain/order.ts';

/** Who pays, as the card's bank is told. */
export const payer = shape({
  fields: { name: text('Imię i nazwisko', { min: 2, max: 120, autocomplete: 'cc-name' }), email: contact.fields.email },
});

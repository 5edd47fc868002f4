import { user } from '../account/user.ts';
import { entity } from '../kernel/entity.ts';
import { instant, joined, ref, text } from '../kernel/field.ts';
import { parking } from './parking.ts';
import { rental } from './rental.ts';

/** That the desk has called somebody about a booking, and what was said. */
export const call = entity({
  table: 'calls',
  path: 'calls',
  one: 'Telefon do klienta',
  accusative: 'telefon do klienta',
  many: 'Telefony do klientów',
  messages: { added: 'Telefon zapisany' },
  label: ['text'],
  read: ['rental_staff', 'parking_staff'],
  write: ['rental_staff', 'parking_staff'],
  fields: {
    Rentals_id: ref('Wypożyczenie', () => rental, { optional: true, server: true }),
    Parking_id: ref('Rezerwacja parkingu', () => parking, { optional: true, server: true }),
    at: instant('Kiedy', { server: true }),
    Employee_id: ref('Kto', () => user, { optional: true, server: true }),
    text: text('Co ustalono', { max: 500, personal: true, message: 'Napisz, co ustalono' }),
  },
  joined: {
    first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    last_name: joined('Employee_id', 'last_name', user.fields.last_name),
  },
  list: ['at', 'text'],
  filter: { id: ['='] },
  sort: [],
  pageSize: 50,
});

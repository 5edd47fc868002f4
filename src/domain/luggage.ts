import { flight } from './flight.ts';
import { entity, type Row } from './kernel/entity.ts';
import { decimal, joined, ref, text, textRef } from './kernel/field.ts';
import { adminOnly } from './roles.ts';

/** The message where a required field is empty. */
export const allRequired = 'Wszystkie pola są wymagane';

export const luggage = entity({
  table: 'luggage',
  path: 'luggage',
  one: 'Bagaż',
  many: 'Bagaże',
  messages: {
    added: 'Bagaż został dodany',
    changed: 'Bagaż został zaktualizowany',
    removed: 'Bagaż został usunięty',
  },
  read: adminOnly,
  write: adminOnly,
  fields: {
    type: text('Rodzaj', { max: 40, hint: 'Na przykład podręczny' }),
    size: text('Rozmiar', { max: 40, hint: 'Na przykład 55 × 40 × 20 cm' }),
    weight: decimal('Waga', { min: 0.25, max: 500, step: 0.25, unit: 'kg' }),
    Users_id: ref('Właściciel', 'users', { personal: true }),
    Flights_id: textRef('Numer lotu', 'flights'),
  },
  joined: { flight_number: joined('Flights_id', 'number', flight.fields.number) },
  list: ['type', 'size', 'weight', 'Flights_id'],
  filter: ['id', 'Flights_id'],
  sort: ['type', 'weight', 'Flights_id'],
  pageSize: 5,
});
export type Luggage = Row<typeof luggage>;

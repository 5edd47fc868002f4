import { user } from '../account/user.ts';
import { flight } from '../flight/flight.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { decimal, joined, ref, text } from '../kernel/field.ts';
import { adminOnly } from '../kernel/roles.ts';

/** The message where a required field is empty. */
export const allRequired = 'Wszystkie pola są wymagane';
const required = { missing: allRequired } as const;

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
  label: ['type', 'flight_number'],
  read: adminOnly,
  write: adminOnly,
  restorable: true,
  fields: {
    type: text('Rodzaj', { ...required, max: 40, hint: 'Na przykład podręczny' }),
    size: text('Rozmiar', { ...required, max: 40, hint: 'Na przykład 55 × 40 × 20 cm' }),
    weight: decimal('Waga', { ...required, min: 0.25, max: 500, step: 0.25, unit: 'kg' }),
    Users_id: ref('Właściciel', () => user, { personal: true }),
    Flights_id: ref('Numer lotu', () => flight, required),
  },
  joined: {
    flight_number: joined('Flights_id', 'number', flight.fields.number),
    departure: joined('Flights_id', 'departure', flight.fields.departure),
    origin: joined('Flights_id', 'origin', flight.fields.origin),
    destination: joined('Flights_id', 'destination', flight.fields.destination),
  },
  list: ['type', 'size', 'weight', 'Flights_id'],
  filter: ['id', 'Flights_id'],
  sort: ['type', 'weight', 'Flights_id'],
  pageSize: 5,
});
/** What its owner fills in: whose it is, the session says. */
const { Users_id, ...ownFields } = luggage.fields;

export { ownFields };

export type Luggage = Row<typeof luggage>;

import { car } from './car.ts';
import { choices, valuesWhere } from './kernel/choices.ts';
import { entity, type Row } from './kernel/entity.ts';
import { choice, instant, int, joined, ref } from './kernel/field.ts';
import { joinedOrder } from './order.ts';
import { checkEnds, stay } from './stay.ts';

export const rentalStatus = choices({
  PENDING: { label: 'Zarezerwowane', tone: 'warn', occupies: true },
  RENTED: { label: 'Wypożyczone', tone: 'good', occupies: true },
  RETURNED: { label: 'Zwrócone', tone: 'neutral', occupies: false },
  CANCELLED: { label: 'Anulowane', tone: 'neutral', occupies: false },
});

/** The statuses in which a car is taken. */
export const occupyingRental = valuesWhere(rentalStatus, 'occupies');

export const rental = entity({
  table: 'rentals',
  path: 'rent',
  one: 'Wypożyczenie',
  many: 'Wypożyczenia',
  messages: {
    added: 'Wypożyczenie zostało dodane!',
    changed: 'Wypożyczenie zostało zaktualizowane',
    removed: 'Wypożyczenie zostało usunięte',
  },
  read: ['rental_staff'],
  write: ['rental_staff'],
  fields: {
    Cars_id: ref('Samochód', 'cars', { message: 'Wybierz auto z oferty' }),
    ...stay,
    status: choice('Status', rentalStatus),
    Users_id: ref('Klient', 'users', { optional: true, personal: true }),
    price_per_day: int('Cena za dzień', { min: 1, max: 10_000, unit: 'zł', server: true }),
    return_time: instant('Zwrócono', { optional: true, server: true }),
  },
  joined: {
    brand: joined('Cars_id', 'brand', car.fields.brand),
    model: joined('Cars_id', 'model', car.fields.model),
    ...joinedOrder,
  },
  check: ({ since, until }) => checkEnds(since, until),
  list: ['Cars_id', 'since', 'until', 'status'],
  pageSize: 2,
  internal: ['order_id'],
});
export type Rental = Row<typeof rental>;

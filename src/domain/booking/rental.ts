import { joinedClient } from '../account/joined-client.ts';
import { refusesUnproven, user } from '../account/user.ts';
import { choices, valuesWhere } from '../kernel/choices.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, instant, int, joined, ref } from '../kernel/field.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { dayOf, parseInstant, today } from '../language/days.ts';
import { car, refusesRental } from './car.ts';
import { byOrder, joinedOrder, undeletable } from './order.ts';
import { cancelled_by, checkEnds, notBegun, rentalHours, stay } from './stay.ts';

function refuseBefore({ since }: Readonly<Record<string, unknown>>): string | undefined {
  const at = typeof since === 'string' ? parseInstant(since) : null;
  return at && dayOf(at) > today() ? notBegun : undefined;
}

export const rentalStatus = choices({
  PENDING: { label: 'Zarezerwowane', tone: 'info', icon: 'clock', occupies: true },
  RENTED: { label: 'Wypożyczone', tone: 'warn', icon: 'rental', occupies: true },
  RETURNED: { label: 'Zwrócone', tone: 'good', icon: 'check', occupies: false, refuses: refuseBefore },
  CANCELLED: { label: 'Anulowane', tone: 'neutral', icon: 'cancel', occupies: false },
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
    notAdded: 'Błąd dodawania wypożyczenia',
    notChanged: 'Wystąpił błąd podczas aktualizacji wypożyczenia',
    notRemoved: 'Błąd usuwania wypożyczenia',
  },
  label: ['brand', 'model', 'license_plate', '(since)'],
  read: ['rental_staff'],
  write: ['rental_staff'],
  fields: {
    Cars_id: ref('Samochód', () => car, {
      message: 'Wybierz auto z oferty',
      refuses: refusesRental,
    }),
    ...stay,
    ...rentalHours,
    status: choice('Status', rentalStatus),
    cancelled_by,
    Users_id: ref('Klient', () => user, { optional: true, personal: true, refuses: refusesUnproven }),
    price_per_day: int('Cena za dzień', { min: 1, max: 10_000, unit: 'zł', server: true }),
    return_time: instant('Zwrócono', { optional: true, server: true }),
    out_at: instant('Wydano', { optional: true, server: true }),
    back_at: instant('Odebrano', { optional: true, server: true }),
  },
  undeletable,
  joined: {
    brand: joined('Cars_id', 'brand', car.fields.brand),
    model: joined('Cars_id', 'model', car.fields.model),
    license_plate: joined('Cars_id', 'license_plate', car.fields.license_plate),
    img: joined('Cars_id', 'img', car.fields.img),
    body: joined('Cars_id', 'body', car.fields.body),
    ...joinedClient,
    ...joinedOrder,
  },
  check: ({ since, until }) => checkEnds(since, until),
  list: ['Cars_id', 'since', 'until', 'status'],
  filter: {
    ...byValueOrRange(['id', 'Cars_id', 'since', 'until']),
    status: ['=', 'IN', 'NOT'],
    license_plate: ['=', 'CONTAINS'],
    ...byOrder.filter,
  },
  sort: ['Cars_id', 'since', 'until', 'status', 'brand'],
  search: ['Cars_id', 'status', ...byOrder.search],
  pageSize: 2,
  internal: ['order_id'],
});
export type Rental = Row<typeof rental>;

import { entity, type Row } from '../kernel/entity.ts';
import { choice, int, joined, ref, text } from '../kernel/field.ts';
import { car } from './car.ts';
import { allSpaces, checkSpace, parkingLevel } from './parking.ts';
import { checkEnds, stay } from './stay.ts';

const reason = text('Powód', { max: 80, hint: 'Na przykład: przegląd, opony, odśnieżanie.' });

const days = { ...stay, since: { ...stay.since, taken: 'Te dni są już wyłączone' } };

/** Days on which a car is for nobody: it is being serviced. The database lets no booking have them. */
export const carBlock = entity({
  table: 'car_blocks',
  path: 'car-blocks',
  one: 'Wyłączenie auta',
  accusative: 'wyłączenie auta',
  many: 'Wyłączenia aut',
  messages: {
    added: 'Auto zostało wyłączone',
    changed: 'Wyłączenie zostało zmienione',
    removed: 'Auto znów jest wolne',
  },
  label: ['license_plate', 'reason', '(since)'],
  read: ['rental_staff'],
  write: ['rental_staff'],
  restorable: true,
  fields: { Cars_id: ref('Samochód', () => car, { message: 'Wybierz auto z oferty' }), ...days, reason },
  joined: {
    brand: joined('Cars_id', 'brand', car.fields.brand),
    model: joined('Cars_id', 'model', car.fields.model),
    license_plate: joined('Cars_id', 'license_plate', car.fields.license_plate),
  },
  check: ({ since, until }) => checkEnds(since, until),
  list: ['Cars_id', 'since', 'until', 'reason'],
  filter: ['id', 'Cars_id', 'since'],
  sort: ['since'],
  pageSize: 10,
});
export type CarBlock = Row<typeof carBlock>;

/** Days on which a parking space is for nobody. */
export const spaceBlock = entity({
  table: 'space_blocks',
  path: 'space-blocks',
  one: 'Wyłączenie miejsca',
  accusative: 'wyłączenie miejsca',
  many: 'Wyłączenia miejsc',
  messages: {
    added: 'Miejsce zostało wyłączone',
    changed: 'Wyłączenie zostało zmienione',
    removed: 'Miejsce znów jest wolne',
  },
  label: ['parking_level', 'space_id', 'reason', '(since)'],
  read: ['parking_staff'],
  write: ['parking_staff'],
  restorable: true,
  fields: {
    parking_level: choice('Poziom', parkingLevel),
    space_id: int('Miejsce', { min: Math.min(...allSpaces), max: Math.max(...allSpaces) }),
    ...days,
    reason,
  },
  check: ({ parking_level: level, space_id, since, until }) => ({
    ...checkSpace(level, space_id),
    ...checkEnds(since, until),
  }),
  list: ['parking_level', 'space_id', 'since', 'until', 'reason'],
  filter: ['id', 'space_id', 'since'],
  sort: ['since'],
  pageSize: 10,
});
export type SpaceBlock = Row<typeof spaceBlock>;

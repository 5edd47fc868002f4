import { choices, valuesWhere } from './kernel/choices.ts';
import { entity, type Row } from './kernel/entity.ts';
import { choice, int, ref, text } from './kernel/field.ts';
import { joinedOrder, licensePlate } from './order.ts';
import { leastPrice } from './price.ts';
import { checkEnds, stay } from './stay.ts';

export const parkingStatus = choices({
  PENDING: { label: 'W toku', tone: 'warn', occupies: true },
  RESERVED: { label: 'Zarezerwowano', tone: 'good', occupies: true },
  CANCELLED: { label: 'Anulowano', tone: 'neutral', occupies: false },
});
/** The statuses in which a space is taken. */
export const occupyingParking = valuesWhere(parkingStatus, 'occupies');

/** The spaces of each level, first and last included. Space 0 exists. */
export const levels = { A: { first: 0, last: 50 }, B: { first: 51, last: 100 } } as const;
export type Level = keyof typeof levels;
export const parkingLevel = choices({ A: { label: 'Poziom A' }, B: { label: 'Poziom B' } });

export const spacesOf = (level: Level): number[] => {
  const { first, last } = levels[level];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};

export function checkSpace(level: Level, space: number): { space_id?: string } {
  const { first, last } = levels[level];
  return space >= first && space <= last ? {} : { space_id: `Na poziomie ${level} są miejsca ${first}–${last}` };
}

export const parking = entity({
  table: 'parking',
  path: 'parking',
  one: 'Rezerwacja parkingu',
  many: 'Parking',
  messages: {
    added: 'Rezerwacja parkingu została dodana',
    changed: 'Rezerwacja parkingu została zaktualizowana',
    removed: 'Rezerwacja parkingu została usunięta',
  },
  read: ['parking_staff'],
  write: ['parking_staff'],
  fields: {
    parking_level: choice('Poziom', parkingLevel),
    space_id: int('Miejsce', { min: 0, max: 100 }),
    license_plate: text('Numer rejestracyjny', licensePlate),
    ...stay,
    status: choice('Status', parkingStatus),
    Users_id: ref('Klient', 'users', { optional: true, personal: true }),
  },
  joined: joinedOrder,
  check: ({ parking_level: level, space_id, since, until }) => ({
    ...checkSpace(level, space_id),
    ...checkEnds(since, until),
  }),
  list: ['license_plate', 'parking_level', 'space_id', 'since', 'until', 'status'],
  pageSize: 5,
  internal: ['order_id'],
});
export type Parking = Row<typeof parking>;

/** What anyone may see of a reservation: enough to draw which spaces are taken. */
export const publicParking = ['id', 'parking_level', 'space_id', 'since', 'until', 'status'] as const;

export const parkingInfo = entity({
  table: 'parking_info',
  path: 'offer',
  one: 'Cennik parkingu',
  many: 'Cennik parkingu',
  messages: { changed: 'Cennik parkingu został zaktualizowany' },
  read: 'everyone',
  write: ['parking_staff'],
  fields: {
    price_per_day: int('Cena za dobę', { min: leastPrice, max: 10_000, unit: 'zł' }),
    capacity: int('Liczba miejsc', { min: 1, max: 10_000 }),
  },
  list: ['price_per_day', 'capacity'],
  pageSize: 1,
});
export type ParkingInfo = Row<typeof parkingInfo>;

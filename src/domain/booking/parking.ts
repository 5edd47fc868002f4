import { parkingLevels } from '../../airport/parking.ts';
import { joinedClient } from '../account/joined-client.ts';
import { refusesUnproven, user } from '../account/user.ts';
import { choices, valuesWhere } from '../kernel/choices.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, instant, int, ref, text } from '../kernel/field.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { licensePlate } from '../language/license-plate.ts';
import { byOrder, joinedOrder, undeletable } from './order.ts';
import { leastPrice } from './price.ts';
import { cancelled_by, checkEnds, parkingHours, stay } from './stay.ts';

export const parkingStatus = choices({
  PENDING: { label: 'W toku', tone: 'warn', icon: 'clock', occupies: true },
  // Good news of a booking, for its buyer and for staff: red is the space that nobody else can have, drawn on the level
  RESERVED: { label: 'Zarezerwowano', tone: 'good', icon: 'check', occupies: true },
  CANCELLED: { label: 'Anulowano', tone: 'neutral', icon: 'cancel', occupies: false },
});
/** The statuses in which a space is taken. */
export const occupyingParking = valuesWhere(parkingStatus, 'occupies');

/** The levels with their spaces, first and last included, and with what not every space has: see space-facts.ts. */
export const parkingLevel = choices(parkingLevels);
export type Level = keyof typeof parkingLevel;
export const levels = Object.keys(parkingLevel) as [Level, ...Level[]];
export const isLevel = (it: unknown): it is Level => levels.some((level) => level === it);

export const spacesOf = (level: Level): number[] => {
  const { first, last } = parkingLevel[level];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};
export const allSpaces = levels.flatMap(spacesOf);
/** The level that a space is on; undefined: there is no such space. */
export const levelOf = (space: number): Level | undefined => levels.find((level) => !checkSpace(level, space).space_id);

/** The space that somebody means by '18', 'A18', 'a 18' or '17B': no two levels have the same number. */
export function spaceMeant(term: string): number | undefined {
  const [, digits] = /^\s*[a-z]?\s*(\d{1,3})\s*[a-z]?\s*$/i.exec(term) ?? [];
  const space = digits === undefined ? undefined : Number(digits);
  return space !== undefined && levelOf(space) ? space : undefined;
}

export function checkSpace(level?: Level, space?: number): { space_id?: string } {
  if (!level || space === undefined) return {};
  const { first, last } = parkingLevel[level];
  return space >= first && space <= last ? {} : { space_id: `Na poziomie ${level} są miejsca ${first}–${last}` };
}

const list = ['license_plate', 'parking_level', 'space_id', 'since', 'until', 'status'] as const;

export const parking = entity({
  table: 'parking',
  path: 'parking',
  one: 'Rezerwacja parkingu',
  accusative: 'rezerwację parkingu',
  many: 'Rezerwacje parkingu',
  messages: {
    added: 'Rezerwacja parkingu została dodana',
    changed: 'Rezerwacja parkingu została zaktualizowana',
    removed: 'Rezerwacja parkingu została usunięta',
    notAdded: 'Wystąpił błąd podczas dodawania parkingu',
    notChanged: 'Błąd podczas aktualizacji parkingu',
    notRemoved: 'Wystąpił błąd podczas usuwania parkingu. Spróbuj ponownie.',
  },
  label: ['license_plate', '(since)'],
  read: ['parking_staff'],
  write: ['parking_staff'],
  fields: {
    parking_level: choice('Poziom', parkingLevel),
    space_id: int('Miejsce', { min: Math.min(...allSpaces), max: Math.max(...allSpaces), heard: spaceMeant }),
    license_plate: text('Numer rejestracyjny', licensePlate),
    ...stay,
    ...parkingHours,
    status: choice('Status', parkingStatus),
    cancelled_by,
    entered_at: instant('Wjechał', { optional: true, server: true }),
    left_at: instant('Wyjechał', { optional: true, server: true }),
    Users_id: ref('Klient', () => user, { optional: true, personal: true, refuses: refusesUnproven }),
  },
  undeletable,
  joined: { ...joinedClient, ...joinedOrder },
  check: ({ parking_level: level, space_id, since, until }) => ({
    ...checkSpace(level, space_id),
    ...checkEnds(since, until),
  }),
  list,
  filter: {
    ...byValueOrRange(['id', ...list]),
    license_plate: ['=', 'BETWEEN', 'CONTAINS'],
    status: ['=', 'IN', 'NOT'],
    ...byOrder.filter,
  },
  search: ['license_plate', 'space_id', 'status', ...byOrder.search],
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
  accusative: 'cennik parkingu',
  many: 'Cennik parkingu',
  messages: { changed: 'Cennik parkingu został zaktualizowany' },
  label: ['id'],
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

import { user } from '../account/user.ts';
import { choices } from '../kernel/choices.ts';
import { type Errors, entity, type Row } from '../kernel/entity.ts';
import { area, choice, flag, instant, int, joined, ref, text } from '../kernel/field.ts';
import type { Mark } from './marks.ts';
import { rental } from './rental.ts';

export const handOverKind = choices({
  OUT: { label: 'Wydanie', tone: 'info', icon: 'rental' },
  BACK: { label: 'Zwrot', tone: 'good', icon: 'check' },
});
export type HandOverKind = keyof typeof handOverKind;

/** The fuel gauge is read in eighths. */
export const fullTank = 8;
/** More kilometres in a day than a rented car is ever driven. */
const mostDaily = 2000;
/** How far ahead of ours the clock of a phone may be, in ms. */
export const clockSkew = 2 * 60_000;

const server = true;

/** A photo of a protocol: the name of a private file, and what it shows. */
export interface Photo {
  name: string;
  label: string;
}

/**
 * That a car was handed over or came back, as it was signed: appended and corrected, never edited. The last entry of a
 * kind counts; one that is withdrawn says that it did not happen.
 */
export const handOver = entity({
  table: 'hand_overs',
  path: 'hand-overs',
  one: 'Protokół',
  many: 'Protokoły',
  messages: { added: 'Protokół zapisany' },
  label: ['kind', '(at)'],
  read: ['rental_staff'],
  write: ['rental_staff'],
  fields: {
    Rentals_id: ref('Wypożyczenie', () => rental, { server }),
    kind: choice('Rodzaj', handOverKind),
    at: instant('Kiedy'),
    Employee_id: ref('Kto', () => user, { optional: true, server }),
    mileage: int('Licznik', { min: 0, max: 2_000_000, unit: 'km', message: 'Wpisz stan licznika w kilometrach' }),
    fuel: int('Paliwo', { min: 0, max: fullTank, unit: `/${fullTank}`, message: 'Wybierz od 0 do 8 ósmych' }),
    marks: area('Ślady', { json: true, server }),
    photos: area('Zdjęcia', { json: true, server, personal: true }),
    signature: text('Podpis', { max: 80, optional: true, server, personal: true }),
    on_paper: flag('Podpisano na wydruku'),
    licence_seen: flag('Prawo jazdy widziane'),
    note: text('Uwagi', { max: 500, optional: true, personal: true }),
    corrects: int('Poprawia wpis', { optional: true }),
    withdrawn: flag('Wycofano'),
    create_time: instant('Zapisano', { server }),
  },
  joined: {
    first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    last_name: joined('Employee_id', 'last_name', user.fields.last_name),
  },
  list: ['kind', 'at', 'mileage', 'fuel'],
  filter: { id: ['='], Rentals_id: ['='] },
  sort: [],
  pageSize: 50,
});
export type HandOver = Omit<Row<typeof handOver>, 'marks' | 'photos'> & { marks: Mark[]; photos: Photo[] };

/** The entries that count: of each kind the last, unless it was withdrawn. */
export function standing<F extends { id: number; kind: string; withdrawn: boolean }>(
  facts: readonly F[],
  kind: F['kind'],
): F | undefined {
  const last = facts.filter((it) => it.kind === kind).toSorted((a, b) => b.id - a.id)[0];
  return last?.withdrawn ? undefined : last;
}

/** What the odometer of a car said last, and when. */
export interface Reading {
  mileage: number;
  at: string;
}

/** What is odd about a reading, after the last one; who is sure of it says why. */
export function oddMileage(mileage: number, last: Reading | undefined, at: string): string | undefined {
  if (!last) return undefined;
  const km = (it: number) => it.toLocaleString('pl-PL');
  if (mileage < last.mileage) return `${km(mileage)} km to mniej niż ostatnio (${km(last.mileage)})`;
  const days = Math.max(Math.ceil((Date.parse(at) - Date.parse(last.at)) / 86_400_000), 1);
  return mileage - last.mileage > days * mostDaily
    ? `${km(mileage)} km to o ${km(mileage - last.mileage)} więcej niż ostatnio`
    : undefined;
}

/** What is wrong with a protocol besides its single fields. */
export function checkHandOver(
  { mileage, at, note }: { mileage: number; at: string; note: string | null },
  last: Reading | undefined,
  now: number,
): Errors {
  const odd = oddMileage(mileage, last, at);
  return {
    ...(Date.parse(at) > now + clockSkew && { at: 'Ta chwila jeszcze nie nadeszła' }),
    ...(odd && !note && { mileage: `${odd}. Sprawdź licznik. Jeśli tak jest, dopisz powód` }),
  };
}

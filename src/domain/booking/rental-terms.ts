import { entity, type Row } from '../kernel/entity.ts';
import { int, money, text } from '../kernel/field.ts';
import { parseTypedTime } from '../language/typed-time.ts';

const optional = true;
const hour = {
  optional,
  max: 5,
  clean: (typed: string) => parseTypedTime(typed) ?? typed.trim(),
  // A desk may close at midnight
  pattern: /^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/,
  message: 'Wpisz godzinę jak 5:00',
} as const;
const words = { optional, max: 160 } as const;

/**
 * What every price of a car holds, and when the desk is open. What is not said here is not said to anybody: its line is
 * left out.
 */
export const rentalTerms = entity({
  table: 'rental_terms',
  path: 'rental-terms',
  one: 'Warunki wypożyczeń',
  many: 'Warunki wypożyczeń',
  accusative: 'warunki wypożyczeń',
  messages: {
    added: 'Warunki wypożyczeń zostały dodane',
    changed: 'Warunki wypożyczeń zostały zapisane',
    removed: 'Warunki wypożyczeń zostały usunięte',
  },
  single: true,
  label: ['id'],
  read: 'everyone',
  write: ['rental_staff'],
  fields: {
    opens: text('Stanowisko otwarte od', hour),
    closes: text('Stanowisko otwarte do', hour),
    key_box: text('Zwrot po zamknięciu', words),
    insurance: text('Ubezpieczenie', words),
    excess: text('Udział własny', words),
    km_per_day: int('Kilometry na dzień', { min: 1, max: 10_000, unit: 'km', optional }),
    km_price: money('Kilometr ponad limit', { min: 1, optional }),
    fuel: text('Paliwo', words),
    fuel_missing: text('Brakujące paliwo', words),
    second_driver: text('Drugi kierowca', words),
    late_return: text('Zwrot po terminie', words),
    deposit_how: text('Jak blokujemy kaucję', words),
    deposit_back: text('Kiedy wraca kaucja', words),
  },
  check: ({ opens, closes }) =>
    opens && closes && closes <= opens ? { closes: 'Stanowisko musi zamykać się później, niż się otwiera' } : {},
  list: ['opens', 'closes', 'insurance', 'km_per_day', 'fuel'],
  filter: ['id'],
  sort: [],
  pageSize: 1,
});
export type RentalTerms = Row<typeof rentalTerms>;
export type DeskHours = Pick<RentalTerms, 'opens' | 'closes' | 'key_box'>;

/** '05:00' → '5:00', as it is said. */
export const saidHour = (hour: string): string => hour.replace(/^0/, '');

/** The promised hours of a rental, which ends are which. */
export type HourEnd = 'pickup_at' | 'return_at';

interface Closed {
  words: string;
  /** The nearest hour at which it is open. */
  nearest: string;
}

/** Why nobody is at the desk at an hour; undefined: somebody is, keys may be left, or nobody says when it is open. */
export function closedAt(end: HourEnd, time: string, { opens, closes, key_box }: DeskHours): Closed | undefined {
  if (!opens || !closes || (end === 'return_at' && key_box)) return undefined;
  const why = (word: string, nearest: string) => ({
    nearest,
    words: `o\u00a0${saidHour(time)} wypożyczalnia jest zamknięta, ${word} ${saidHour(nearest)}`,
  });
  if (time < opens) return why('najwcześniej', opens);
  // Nobody comes at the minute after the last one of a day
  return time > closes ? why('najpóźniej', closes) : undefined;
}

/** '5:00–24:00'; undefined where nobody says when the desk is open. */
export const openHours = ({ opens, closes }: Pick<RentalTerms, 'opens' | 'closes'>): string | undefined =>
  opens && closes ? `${saidHour(opens)}–${saidHour(closes)}` : undefined;

/** 'odbiór 10:00, zwrot 18:00' */
export const hoursWords = ({ pickup_at, return_at }: Partial<Record<HourEnd, string | null>>): string | undefined =>
  [pickup_at && `odbiór ${saidHour(pickup_at)}`, return_at && `zwrot ${saidHour(return_at)}`]
    .filter(Boolean)
    .join(', ') || undefined;

import { choices } from '../kernel/choices.ts';
import { choice, instant, text } from '../kernel/field.ts';
import { dayOf, formatDay } from '../language/days.ts';
import { parseTypedTime } from '../language/typed-time.ts';

/** People book whole days: the hour of their ends says nothing. */
export const inDays = { shown: (moment: string) => formatDay(dayOf(moment)) } as const;
/** From when to when a space or a car is somebody's. */
export const stay = { since: instant('Od', inDays), until: instant('Do', inDays) };

const hour = {
  optional: true,
  hint: 'Nieobowiązkowa, na przykład 13:55',
  max: 5,
  clean: (typed: string) => parseTypedTime(typed) ?? typed.trim(),
  pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/,
  message: 'Wpisz godzinę jak 13:55',
} as const;
/**
 * The hours of its first and its last day that were promised, on the clock in Warsaw. They order the desk's day and
 * charge nothing: days stay whole.
 */
export const rentalHours = {
  pickup_at: text('Godzina odbioru', hour),
  return_at: text('Godzina zwrotu', hour),
};
export const parkingHours = {
  arrive_at: text('Godzina przyjazdu', hour),
  leave_at: text('Godzina odjazdu', hour),
};

/** Who ended a booking before its time; the database notes it. */
export const canceller = choices({ CUSTOMER: { label: 'klient' }, STAFF: { label: 'lotnisko' } });
export const cancelled_by = choice('Kto anulował', canceller, { optional: true, server: true });

/** Why a car cannot have come back before its first day: it would be free for others. The database holds to it. */
export const notBegun = 'to wypożyczenie jeszcze się nie zaczęło, można je tylko anulować';
/** Why a rental cannot have another car: its protocols tell of the one that was handed over. */
export const keepsItsCar =
  'Auto już wydano, więc to wypożyczenie zostaje przy nim. Wydanie przez pomyłkę najpierw wycofaj';

/** What is wrong with the ends of a stay, days or moments; undefined when they are in order. */
export const checkEnds = (since?: string, until?: string): { until: string } | undefined =>
  since && until && until < since ? { until: 'Koniec nie może być przed początkiem' } : undefined;

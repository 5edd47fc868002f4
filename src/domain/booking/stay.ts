import { choices } from '../kernel/choices.ts';
import { choice, instant } from '../kernel/field.ts';
import { dayOf, formatDay } from '../language/days.ts';

/** People book whole days: the hour of their ends says nothing. */
export const inDays = { shown: (moment: string) => formatDay(dayOf(moment)) } as const;
/** From when to when a space or a car is somebody's. */
export const stay = { since: instant('Od', inDays), until: instant('Do', inDays) };

/** Who ended a booking before its time; the database notes it. */
export const canceller = choices({ CUSTOMER: { label: 'klient' }, STAFF: { label: 'lotnisko' } });
export const cancelled_by = choice('Kto anulował', canceller, { optional: true, server: true });

/** Why a car cannot have come back before its first day: it would be free for others. The database holds to it. */
export const notBegun = 'to wypożyczenie jeszcze się nie zaczęło, można je tylko anulować';

/** What is wrong with the ends of a stay, days or moments; undefined when they are in order. */
export const checkEnds = (since?: string, until?: string): { until: string } | undefined =>
  since && until && until < since ? { until: 'Koniec nie może być przed początkiem' } : undefined;

import { instant } from './kernel/field.ts';

/** From when to when a space or a car is somebody's. */
export const stay = { since: instant('Od'), until: instant('Do') };

/** What is wrong with the ends of a stay, days or moments; undefined when they are in order. */
export const checkEnds = (since: string, until: string): { until: string } | undefined =>
  until < since ? { until: 'Koniec nie może być przed początkiem' } : undefined;

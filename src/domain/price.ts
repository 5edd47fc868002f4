import { addDays, type Day, dayCount } from './language/days.ts';

/** The least a day may cost, in zł: the card provider takes no smaller payment. */
export const leastPrice = 2;

/** What each day of a stay costs, in grosze. */
export const pricesOf = (pricePerDay: number, since: Day, until: Day): DayPrice[] =>
  Array.from({ length: dayCount(since, until) }, (_, i) => ({ day: addDays(since, i), amount: pricePerDay }));
export interface DayPrice {
  day: Day;
  amount: number;
}

/** The price of a day × days, first and last included, in grosze. */
export const priceOf = (pricePerDay: number, since: Day, until: Day): number => pricePerDay * dayCount(since, until);

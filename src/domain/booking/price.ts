import { addDays, type Day, dayCount } from '../language/days.ts';
import type { Span } from './span.ts';

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

/** The days of a booking, and what they were agreed to cost together, in grosze. */
export interface Agreed extends Span {
  amount: number;
}

/** What a day of it was agreed to cost, in grosze. */
export const agreedDay = ({ amount, since, until }: Agreed): number => Math.floor(amount / dayCount(since, until));

/**
 * What a booking costs on other days, in grosze, as the SQL function agreed_price() has it: each day what was agreed,
 * whatever the price list says now. Another car costs what a day of it costs by the list, `listed`.
 */
export function agreedPrice(agreed: Agreed, { since, until }: Span, listed?: number): number {
  if (listed !== undefined) return priceOf(listed, since, until);
  const isAsLong = dayCount(since, until) === dayCount(agreed.since, agreed.until);
  return isAsLong ? agreed.amount : priceOf(agreedDay(agreed), since, until);
}

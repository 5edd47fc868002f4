import type { StoredOrder } from '../../../db/orders.ts';
import { dayCount, dayOf, formatWeekday } from '../../../src/domain/language/days.ts';
import { count, formatAmount, nouns } from '../../../src/domain/language/polish.ts';
import type { Letter } from './letter.ts';

const place: Record<StoredOrder['kind'], (order: StoredOrder) => Letter['facts']> = {
  parking: ({ parking_level, space_id, license_plate }) => [
    ['Parking', `poziom ${parking_level}, miejsce ${space_id}`],
    ['Numer rejestracyjny', String(license_plate)],
  ],
  rental: ({ brand, model }) => [['Samochód', `${brand} ${model}`]],
};

/** What an order is about, as a letter tells it. */
export function factsOf(order: StoredOrder): Letter['facts'] {
  const [since, until] = [dayOf(order.since), dayOf(order.until)];
  const dates = since === until ? formatWeekday(since) : `${formatWeekday(since)} – ${formatWeekday(until)}`;
  return [...place[order.kind](order), ['Termin', `${dates} (${count(dayCount(since, until), nouns.day)})`]];
}

export const amountOf = ({ amount }: StoredOrder): string => formatAmount(amount);

import { bookerOf } from '../../../domain/booking/booking-row.ts';
import type { AnyRow } from '../../../domain/kernel/entity.ts';
import { type Offer, useLookUp } from '../../../fields/useLookUp.ts';

/** As few figures as a phone number has. */
const least = 9;
const figuresOf = (phone: unknown): string => String(phone ?? '').replace(/\D/g, '');

/** Whoever booked last with a phone's number, however it was typed then; undefined while that is not known. */
export function useKnownCustomer(path: string, phone: unknown) {
  const figures = figuresOf(phone).slice(-least);
  const term = figures.length === least ? figures.replace(/(\d{3})(?=\d)/g, '$1 ') : null;
  // In threes the number is found written with blanks and without
  const byPhone: Offer<AnyRow> = {
    path: (search) => `${path}?${new URLSearchParams({ search, limit: '10' })}`,
    choiceOf: (row) => ({ id: Number(row.id), label: bookerOf(row)?.name ?? '', state: row }),
  };
  const { found, error } = useLookUp(path, term, byPhone);
  if (term === null || error || !found) return undefined;
  const same = found.filter(({ state }) => figuresOf(bookerOf(state as AnyRow)?.phone).endsWith(figures));
  const row = same[0]?.state as AnyRow | undefined;
  const booker = row && bookerOf(row);
  if (!row || !booker) return { isNew: true as const };
  const from = row.order_last_name ? 'order' : 'client';
  return {
    isNew: false as const,
    name: booker.name,
    times: same.length,
    person: {
      first_name: String(row[`${from}_first_name`] ?? ''),
      last_name: String(row[`${from}_last_name`] ?? ''),
      email: booker.email,
    },
  };
}

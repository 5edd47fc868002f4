import type { AnyRow } from '../kernel/entity.ts';
import { dayOf, parseInstant } from '../language/days.ts';
import type { Span } from './span.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who made a booking, by its order or else by the account that it is kept for; undefined where nobody is known. */
interface Booker {
  name: string;
  email: string;
  phone: string;
  /** Without an account. */
  guest: boolean;
}

export function bookerOf(row: AnyRow): Booker | undefined {
  const from = row.order_last_name ? 'order' : row.client_email ? 'client' : undefined;
  if (!from) return undefined;
  return {
    name: [row[`${from}_first_name`], row[`${from}_last_name`]].map(text).filter(Boolean).join(' '),
    email: text(row[`${from}_email`]),
    phone: text(row[`${from}_phone`]),
    guest: row.Users_id === null || row.Users_id === undefined,
  };
}

/** By what somebody is known where there is no room for a whole name; empty where nobody is known. */
export const surnameOf = (row: AnyRow): string => bookerOf(row)?.name.split(' ').at(-1) ?? '';

/** The days of a booking, stored or as a form has them; undefined while they are not in order. */
export function daysOf(row: AnyRow): Span | undefined {
  const [since, until] = [row.since, row.until].map((it) => parseInstant(text(it)));
  if (!since || !until || until < since) return undefined;
  return { since: dayOf(since), until: dayOf(until) };
}

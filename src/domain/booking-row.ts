import { cancelled } from './booking.ts';
import type { AnyRow } from './kernel/entity.ts';
import { dayCount, dayOf, parseInstant } from './language/days.ts';
import { isPaid, type OrderState } from './order.ts';
import type { Span } from './span.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Who made a booking, by its order or else by the account that it is kept for; undefined where nobody is known. */
interface Booker {
  name: string;
  email: string;
  phone: string;
  /** Without an account. */
  guest: boolean;
}

export function bookerOf(row: AnyRow): Booker | undefined {
  const from = row.order_email ? 'order' : row.client_email ? 'client' : undefined;
  if (!from) return undefined;
  return {
    name: [row[`${from}_first_name`], row[`${from}_last_name`]].map(text).filter(Boolean).join(' '),
    email: text(row[`${from}_email`]),
    phone: text(row[`${from}_phone`]),
    guest: row.Users_id === null || row.Users_id === undefined,
  };
}

/** The days of a booking, stored or as a form has them; undefined while they are not in order. */
export function daysOf(row: AnyRow): Span | undefined {
  const [since, until] = [row.since, row.until].map((it) => parseInstant(text(it)));
  if (!since || !until || until < since) return undefined;
  return { since: dayOf(since), until: dayOf(until) };
}

/** What becomes of the price of a paid booking that the staff change, in grosze. */
export interface PriceChange {
  kind: 'dearer' | 'cheaper' | 'cancelled';
  before: number;
  after: number;
  /** What goes back to the card, if it is to. */
  refund: number;
}

/**
 * What the server makes of the price: a day costs what it was agreed to cost, whatever the price list says now. Of a
 * booking that was made dearer for nothing, there is less to give back than its price falls; what staff kept of an
 * earlier change stays kept.
 */
export function priceChange(stored: AnyRow, now: AnyRow): PriceChange | undefined {
  const state = stored.order_state as OrderState | null;
  const [was, days] = [daysOf(stored), daysOf(now)];
  if (!state || !isPaid({ state }) || !was || !days) return undefined;
  const before = amount(stored.order_amount);
  const paid = amount(stored.order_paid);
  const most = Math.min(before, paid);
  if (now.status === cancelled)
    return stored.status === cancelled ? undefined : { kind: 'cancelled', before, after: 0, refund: most };
  const [had, has] = [was, days].map((it) => dayCount(it.since, it.until)) as [number, number];
  const after = has === had ? before : Math.floor(before / had) * has;
  if (after === before) return undefined;
  return { kind: after > before ? 'dearer' : 'cheaper', before, after, refund: Math.max(most - after, 0) };
}

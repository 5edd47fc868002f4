import type { AnyRow } from '../kernel/entity.ts';
import { text } from '../kernel/field.ts';
import { cancelled } from './booking.ts';
import { daysOf } from './booking-row.ts';
import { isPaid, type OrderState } from './order.ts';
import { agreedPrice } from './price.ts';
import { comesBack } from './refund.ts';

/** What becomes of the price of a paid booking that the staff change, in grosze. */
export interface PriceChange {
  kind: 'dearer' | 'cheaper' | 'cancelled';
  before: number;
  after: number;
  /** What goes back, if it is to. */
  refund: number;
}

export const reasonLength = 300;
/** What staff write to a buyer of why: one paragraph, so that nothing in a mail looks like ours. */
export const reasonField = text('Powód', {
  ...{ optional: true, max: reasonLength },
  clean: (typed) => typed.trim().replace(/\s+/g, ' '),
});

const amountIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * What the server makes of the price, by the rules of every other change of a booking. `listed`: what a day of another
 * car costs.
 */
export function priceChange(stored: AnyRow, now: AnyRow, listed?: number): PriceChange | undefined {
  const state = stored.order_state as OrderState | null;
  const [was, days] = [daysOf(stored), daysOf(now)];
  if (!state || !isPaid({ state }) || !was || !days) return undefined;
  const before = amountIn(stored.order_amount);
  const balance = { amount: before, left: amountIn(stored.order_paid) };
  if (now.status === cancelled)
    return stored.status === cancelled
      ? undefined
      : { kind: 'cancelled', before, after: 0, refund: comesBack(balance) };
  const after = agreedPrice({ amount: before, ...was }, days, listed);
  if (after === before) return undefined;
  return { kind: after > before ? 'dearer' : 'cheaper', before, after, refund: comesBack(balance, after) };
}

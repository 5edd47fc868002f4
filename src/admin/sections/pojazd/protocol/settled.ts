import { isOwed } from '../../../../domain/booking/order.ts';
import { priceChange } from '../../../../domain/booking/price-change.ts';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { daysLate } from '../../../../domain/booking/stage.ts';
import { type Day, dayCount, dayOf, today, wireDay } from '../../../../domain/language/days.ts';
import { count, formatAmount, nouns } from '../../../../domain/language/polish.ts';

/** What a return may do besides ending the rental: give back days that are not used, or charge late ones. */
export interface Offered {
  kind: 'early' | 'late';
  /** '2 dni' */
  days: string;
  daysOff: number;
  /** In grosze. */
  amount: number;
}

/** What is offered at a return today; of late days that nobody can be asked for, none. */
export function offeredAtReturn(rental: Rental, now: Day = today()): Offered | undefined {
  const late = daysLate(rental, now);
  const early = late > 0 ? 0 : Math.max(dayCount(now, dayOf(rental.until)) - 1, 0);
  if (late + early === 0) return undefined;
  const change = priceChange(rental, { ...rental, until: wireDay(now) });
  const days = count(late || early, nouns.day);
  if (early > 0)
    return change && change.refund > 0 ? { kind: 'early', days, daysOff: early, amount: change.refund } : undefined;
  const added = change ? Math.max(change.after - change.before, 0) : 0;
  // Without an order nobody can be asked for money here
  const owed = rental.order_state && isOwed({ state: rental.order_state }) ? late * rental.price_per_day * 100 : 0;
  const amount = added || owed;
  return amount > 0 ? { kind: 'late', days, daysOff: late, amount } : undefined;
}

/** What a return does, in the words of its button, of what stands beside it and of what is told after it. */
interface Settled {
  button: string;
  /** What follows from pressing it: stands beside it. */
  follows: string;
  told: (plate: string) => string;
  /** What is sent along. */
  sent: { until?: Day; amount?: number; refund?: boolean; charge?: boolean };
}

const nothing: Settled = {
  button: 'Zakończ bez zwrotu',
  follows: '',
  told: (plate) => `Odebrano ${plate}`,
  sent: {},
};

/** `accepted`: what was offered and ticked by a person. */
export function settledBy(accepted: Offered | undefined, now: Day = today()): Settled {
  if (!accepted) return nothing;
  const { kind, days, amount } = accepted;
  const sum = formatAmount(amount);
  if (kind === 'early')
    return {
      button: `Zakończ i zwróć ${sum}`,
      follows: `Oddajesz ${sum} za ${days}. Pieniądze wracają tak, jak przyszły.`,
      told: (plate) => `Odebrano ${plate}, zwracamy ${sum}`,
      sent: { until: now, amount },
    };
  return {
    button: `Zakończ i pobierz ${sum}`,
    follows: `Doliczasz ${days} po terminie. Za chwilę przyjmiesz to terminalem, gotówką albo linkiem.`,
    told: (plate) => `Odebrano ${plate}, do zapłaty za ${days} po terminie`,
    sent: { until: now, refund: false, charge: true },
  };
}

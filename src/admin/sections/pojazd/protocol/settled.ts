import { daysOf } from '../../../../domain/booking/booking-row.ts';
import { dueOf, isOwed } from '../../../../domain/booking/order.ts';
import { agreedPrice } from '../../../../domain/booking/price.ts';
import { priceChange } from '../../../../domain/booking/price-change.ts';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { daysLate } from '../../../../domain/booking/stage.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { type Day, dayCount, dayOf, today, wireDay } from '../../../../domain/language/days.ts';
import { count, nouns } from '../../../../domain/language/polish.ts';

/** What a return may do besides ending the rental: give back days that are not used, or charge late ones. */
export interface Offered {
  kind: 'early' | 'late';
  /** '2 dni' */
  days: string;
  daysOff: number;
  /** In grosze. */
  amount: number;
  /** Of days that are not used: so much of what is still due falls away, in grosze. */
  relief: number;
}

/** What is due no more where the rental ends on this day. */
function reliefOf(rental: Rental, now: Day): number {
  const [days, before] = [daysOf(rental), rental.order_amount];
  if (!days || before === null) return 0;
  const after = agreedPrice({ amount: before, ...days }, { since: days.since, until: now });
  return Math.min(dueOf(rental), before - after);
}

/** What is offered at a return today; of late days that nobody can be asked for, none. */
export function offeredAtReturn(rental: Rental, now: Day = today()): Offered | undefined {
  const late = daysLate(rental, now);
  const early = late > 0 ? 0 : Math.max(dayCount(now, dayOf(rental.until)) - 1, 0);
  if (late + early === 0) return undefined;
  const change = priceChange(rental, { ...rental, until: wireDay(now) });
  const days = count(late || early, nouns.day);
  if (early > 0) {
    const [amount, relief] = [change?.refund ?? 0, reliefOf(rental, now)];
    return amount + relief > 0 ? { kind: 'early', days, daysOff: early, amount, relief } : undefined;
  }
  const added = change ? Math.max(change.after - change.before, 0) : 0;
  // Without an order nobody can be asked for money here
  const owed = rental.order_state && isOwed({ state: rental.order_state }) ? late * rental.price_per_day * 100 : 0;
  const amount = added || owed;
  return amount > 0 ? { kind: 'late', days, daysOff: late, amount, relief: 0 } : undefined;
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
  const { kind, days, amount, relief } = accepted;
  const sum = formatAmount(amount);
  if (kind === 'early') {
    const back = amount > 0 && `Oddajesz ${sum} za ${days}. Pieniądze wracają tak, jak przyszły.`;
    const less = relief > 0 && `Do zapłaty jest o ${formatAmount(relief)} mniej.`;
    return {
      button: back ? `Zakończ i zwróć ${sum}` : `Zakończ i odlicz ${formatAmount(relief)}`,
      follows: [back, less].filter(Boolean).join(' '),
      told: (plate) => `Odebrano ${plate}, ${back ? `zwracamy ${sum}` : `do zapłaty o ${formatAmount(relief)} mniej`}`,
      sent: { until: now, amount },
    };
  }
  return {
    button: `Zakończ i pobierz ${sum}`,
    follows: `Doliczasz ${days} po terminie. Za chwilę przyjmiesz to terminalem, gotówką albo linkiem.`,
    told: (plate) => `Odebrano ${plate}, do zapłaty za ${days} po terminie`,
    sent: { until: now, refund: false, charge: true },
  };
}

import type { StoredOrder } from '../../../db/orders.ts';
import type { Refund, RefundCause } from '../../../db/refunds.ts';
import { formatAmount } from '../../../src/domain/language/polish.ts';
import { factsOf } from './facts.ts';
import { type Mail, mailOf } from './letter.ts';

const sorry = 'Przepraszamy za kłopot.';
/** Why the money goes back; only who did not want it themselves is asked for pardon. */
const words: Record<RefundCause, { opening: string; apology?: string }> = {
  TAKEN: {
    opening: 'Ta rezerwacja nie dojdzie do skutku, dlatego zwróciliśmy całą wpłatę na kartę, którą zapłacono.',
    apology: sorry,
  },
  CUSTOMER: {
    opening: 'Zgodnie z Twoim życzeniem rezerwacja jest anulowana. Wpłatę zwróciliśmy na kartę, którą zapłacono.',
  },
  STAFF: {
    opening: 'Obsługa lotniska anulowała tę rezerwację. Wpłatę zwróciliśmy na kartę, którą zapłacono.',
    apology: sorry,
  },
  CHANGE: {
    opening: 'Obsługa lotniska zmieniła termin tej rezerwacji. Różnicę zwróciliśmy na kartę, którą zapłacono.',
  },
  PROVIDER: { opening: 'Zwróciliśmy wpłatę za tę rezerwację na kartę, którą zapłacono.' },
};

/** What the buyer gets when money goes back. */
export function refundMail(order: StoredOrder, { amount, cause }: Refund): Mail {
  const { opening, apology } = words[cause];
  return mailOf({
    subject: 'Zwrot płatności za rezerwację',
    greeting: `Dzień dobry, ${order.first_name} ${order.last_name},`,
    opening: [opening],
    facts: [...factsOf(order), ['Zwracamy', formatAmount(amount)], ['Numer zamówienia', order.order_number]],
    closing: [['Pieniądze pojawią się na koncie w ciągu kilku dni roboczych.', apology].filter(Boolean).join(' ')],
  });
}

import type { StoredOrder } from '../../../db/booking/orders.ts';
import type { Refund, RefundCause } from '../../../db/booking/refunds.ts';
import { formatAmount } from '../../../src/domain/language/polish.ts';
import { datesOf, greetingOf, linkOf, placeOf, plateOf } from './facts.ts';
import { type Mail, mailOf } from './mail.ts';

const sorry = 'Przepraszamy za kłopot.';
/** Why the money goes back; only who did not want it themselves is asked for pardon. */
const words: Record<RefundCause, { opening: (how: string) => string; apology?: string }> = {
  TAKEN: {
    opening: (how) => `Ta rezerwacja nie dojdzie do skutku, dlatego zwróciliśmy całą wpłatę ${how}.`,
    apology: sorry,
  },
  CUSTOMER: {
    opening: (how) => `Zgodnie z Twoim życzeniem rezerwacja jest anulowana. Wpłatę zwróciliśmy ${how}.`,
  },
  STAFF: {
    opening: (how) => `Obsługa lotniska anulowała tę rezerwację. Wpłatę zwróciliśmy ${how}.`,
  },
  CHANGE: {
    opening: (how) => `Obsługa lotniska zmieniła termin tej rezerwacji. Różnicę zwróciliśmy ${how}.`,
  },
  CUSTOMER_CHANGE: {
    opening: (how) => `Zgodnie z Twoim życzeniem termin jest inny. Różnicę zwróciliśmy ${how}.`,
  },
  PAID_TWICE: { opening: (how) => `Ta rezerwacja była już opłacona, dlatego drugą wpłatę zwróciliśmy ${how}.` },
  PROVIDER: { opening: (how) => `Zwróciliśmy wpłatę za tę rezerwację ${how}.` },
};
/** New dates that were paid for, but no longer to be had: the booking itself stands. */
const changeFailed = {
  opening: (how: string) =>
    `Nowe daty nie są już wolne, dlatego rezerwacja zostaje bez zmian, a dopłatę zwróciliśmy ${how}.`,
  apology: sorry,
};

/** What the buyer gets when money goes back and no other mail says so. */
export function refundMail(order: StoredOrder, { amount, cause, transferred }: Refund): Mail {
  const { opening, apology }: (typeof words)[RefundCause] =
    order.changes && !order.pays_due ? changeFailed : words[cause];
  return mailOf({
    subject: 'Zwrot płatności za rezerwację',
    greeting: greetingOf(order),
    opening: [opening(transferred ? 'przelewem na konto' : 'na kartę, którą zapłacono')],
    facts: [
      ['Rezerwacja', placeOf(order)],
      ...plateOf(order),
      [order.changes ? 'Daty, których nie ma' : 'Termin', datesOf(order)],
      ['Zwracamy', formatAmount(amount)],
      ...(order.changes ? [] : [['Numer zamówienia', order.order_number] as [string, string]]),
    ],
    // What was never booked has nothing to show
    ...((order.changes || cause !== 'TAKEN') && { link: linkOf(order, 'Zobacz rezerwację') }),
    closing: [['Pieniądze pojawią się na koncie w ciągu kilku dni roboczych.', apology].filter(Boolean).join(' ')],
  });
}

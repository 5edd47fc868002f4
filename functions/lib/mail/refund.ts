import type { StoredOrder } from '../../../db/booking/orders.ts';
import type { Refund, RefundCause } from '../../../db/booking/refunds.ts';
import { isPaid } from '../../../src/domain/booking/order.ts';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import {
  aboutBooking,
  datesOf,
  greetingOf,
  leadOf,
  linkOf,
  notRight,
  numberOf,
  placeOf,
  statementIn,
  type Told,
  wayBack,
} from './facts.ts';
import type { Letter } from './letter.ts';

const sorry = 'Przepraszamy za kłopot.';
/** Why the money goes back; only who did not want it themselves is asked for pardon. */
const words: Record<RefundCause, { opening: (how: string, isPart: boolean) => string; apology?: string }> = {
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
    opening: (how) => `Obsługa lotniska zmieniła tę rezerwację. Różnicę zwróciliśmy ${how}.`,
  },
  CUSTOMER_CHANGE: {
    opening: (how) => `Zgodnie z Twoim życzeniem termin jest inny. Różnicę zwróciliśmy ${how}.`,
  },
  PAID_TWICE: { opening: (how) => `Ta rezerwacja była już opłacona, dlatego drugą wpłatę zwróciliśmy ${how}.` },
  PROVIDER: {
    opening: (how, isPart) => `Zwróciliśmy ${isPart ? 'część wpłaty' : 'wpłatę'} za tę rezerwację ${how}.`,
  },
};
/** New dates that were paid for, but no longer to be had: the booking itself stands. */
const changeFailed = {
  opening: (how: string) =>
    `Nowe daty nie są już wolne, dlatego rezerwacja zostaje bez zmian, a dopłatę zwróciliśmy ${how}.`,
  apology: sorry,
};
/** Its booking was cancelled before the money for new dates came. */
const changeOfCancelled = {
  opening: (how: string) =>
    `Rezerwacja, której dotyczyły nowe daty, jest już anulowana, dlatego dopłatę zwróciliśmy ${how}.`,
};

type Titles = Pick<Letter, 'subject' | 'heading'>;
const titled = (sum: string, heading: string): Titles => ({
  subject: `Zwrot ${sum}: ${heading[0]?.toLowerCase()}${heading.slice(1)}`,
  heading,
});
/** The sum and the booking; where new dates could not be had, the subject says why instead of the booking. */
function titlesOf(sum: string, { order_number, changes_cancelled }: StoredOrder, ofDates: boolean): Titles {
  if (!ofDates)
    return { subject: `Zwrot ${sum}: rezerwacja ${order_number}`, heading: 'Zwrot płatności za rezerwację' };
  return titled(sum, changes_cancelled ? 'Rezerwacja jest już anulowana' : 'Nowe daty nie są już wolne');
}

/** What the buyer gets when money goes back and no other mail says so. */
export function refundMail(told: Told, { at, amount, cause, transferred }: Refund): Letter {
  // What was paid twice is of a booking that stands, by the number that its buyer knows
  const order = { ...told.order, order_number: told.order.booking_number };
  const ofDates = order.changes !== null && !order.pays_due;
  const ofNewDates = order.changes_cancelled ? changeOfCancelled : changeFailed;
  const { opening, apology }: (typeof words)[RefundCause] = ofDates ? ofNewDates : words[cause];
  const { where, when } = wayBack(told, at);
  const isPart = amount < told.account.statement.paid;
  const isNothing = !order.changes && cause === 'TAKEN';
  return {
    ...titlesOf(formatAmount(amount), order, ofDates),
    // New dates that could not be had say nothing of the booking
    ...(!ofDates && { lead: leadOf(order, !order.pays_due && !isPaid(order)) }),
    greeting: greetingOf(order),
    opening: [opening(transferred ? 'przelewem na konto' : where, isPart)],
    facts: [
      ...(ofDates
        ? ([
            ['Rezerwacja', placeOf(order)],
            [order.changes_cancelled ? 'Nowe daty' : 'Daty, których nie ma', datesOf(order)],
          ] as Letter['facts'])
        : []),
      ['Zwróciliśmy', formatAmount(amount)],
      ...(when ? ([['Na koncie', when]] as Letter['facts']) : []),
      ...(ofDates ? [] : numberOf(order)),
    ],
    statement: statementIn(told),
    // What was never booked has nothing to show
    ...(!isNothing && { link: linkOf(order, 'Zobacz rezerwację') }),
    closing: [...(apology ? [apology] : []), notRight(told)],
    foot: aboutBooking,
  };
}

import { formatAmount } from '../language/amounts.ts';
import { type Day, formatShort } from '../language/days.ts';
import { refundedBy } from './deadline.ts';
import type { Method, Movement } from './movement.ts';
import { whyPaid, whyReturned } from './statement-words.ts';
import { goesByItself } from './ways-back.ts';

/** A line of the statement: `amount` has its sign. */
interface StatementLine {
  at: string;
  what: 'Zapłata' | 'Dopłata' | 'Zwrot';
  why: string;
  method: Method;
  /** It went back by a bank transfer. */
  transferred: boolean;
  /** It waits at the desk for whoever paid it there. */
  waits: boolean;
  amount: number;
  /** The day by which a refund is there. */
  arrives: Day | null;
}

/** paid − returned − returning = total. */
export interface Sums {
  paid: number;
  returned: number;
  returning: number;
  total: number;
}
/**
 * What was paid for a booking and what went back: the only place where that is added up. The page, the print, the
 * mails, the lists and the API all show this.
 */
export type Statement = Sums & { lines: StatementLine[] };

const cancelling: Movement['cause'][] = ['CUSTOMER', 'STAFF', 'TAKEN', 'PROVIDER'];
/** What is given back for these belongs to one cancelling, for nothing that gave money back stands again. */
const onceOnly: Movement['cause'][] = ['CUSTOMER', 'STAFF'];

/** `over`: its money goes back, or has. What its cancelling sends is told apart from what came back before. */
export function statementOf(movements: readonly Movement[], over: boolean): Statement {
  const last = movements.at(-1);
  // What a bank has refused is sent again later than the rest of it
  const isWithLast = ({ at, cause }: Movement) =>
    at === last?.at || (onceOnly.includes(cause) && cause === last?.cause);
  const returnsNow = (it: Movement) => over && it.kind === 'REFUND' && isWithLast(it) && cancelling.includes(it.cause);
  const sumOf = (which: (it: Movement) => boolean) =>
    movements.filter(which).reduce((sum, { amount }) => sum + amount, 0);
  const paid = sumOf(({ kind }) => kind === 'PAYMENT');
  const returning = sumOf(returnsNow);
  const returned = sumOf(({ kind }) => kind === 'REFUND') - returning;
  const first = movements.findIndex(({ kind }) => kind === 'PAYMENT');
  return {
    lines: movements.map((it, at) => lineOf(it, at === first)),
    ...{ paid, returned, returning, total: paid - returned - returning },
  };
}

const isOnCard = (it: Movement) => goesByItself(it) && !it.transferred && it.state !== 'FAILED';

function lineOf(it: Movement, isFirst: boolean): StatementLine {
  const { at, kind, method, transferred, amount } = it;
  if (kind === 'PAYMENT')
    return {
      ...{ at, method, transferred, waits: false, amount, arrives: null },
      what: isFirst ? 'Zapłata' : 'Dopłata',
      why: joined(whyPaid(it, isFirst), methodOf(it)),
    };
  const arrives = isOnCard(it) ? refundedBy(at) : null;
  const when = arrives && `na\u00a0koncie najpóźniej ${formatShort(arrives)}`;
  const why = joined(whyReturned(it), methodOf(it), when);
  const waits = it.state === 'PENDING' && !transferred && !goesByItself(it);
  return { at, method, transferred, waits, amount: -amount, arrives, what: 'Zwrot', why };
}

const joined = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');

const methods: Record<Method, string> = { CARD: 'karta', TERMINAL: 'karta w\u00a0terminalu', CASH: 'gotówka' };
const methodOf = ({ method, card, transferred, state }: Movement): string => {
  if (state === 'FAILED') return 'bank go nie przyjął, wyślemy go jeszcze raz';
  if (transferred) return 'przelewem na konto';
  return card ? `${methods[method]} ••••\u00a0${card}` : methods[method];
};

/** What the statement will be once the booking is cancelled and so much of it goes back. */
export const onceCancelled = ({ paid, returned, returning, total }: Sums, refund: number): Sums => ({
  ...{ paid, returned: returned + returning, returning: refund, total: total - refund },
});

/** The sums of several bookings together. */
export const sumsTogether = (sums: readonly Sums[]): Sums => ({
  paid: sums.reduce((all, { paid }) => all + paid, 0),
  returned: sums.reduce((all, { returned }) => all + returned, 0),
  returning: sums.reduce((all, { returning }) => all + returning, 0),
  total: sums.reduce((all, { total }) => all + total, 0),
});

/** How each sum is called. */
export const names = {
  paid: 'Zapłacono razem',
  returned: 'Zwrócono wcześniej',
  returning: 'Wraca teraz',
  total: 'Za rezerwację',
} as const satisfies Record<keyof Sums, string>;

export interface ShownSum {
  sum: keyof Sums;
  name: string;
  /** With its sign. */
  amount: number;
}

/**
 * The sums under the lines, at most four. One that is nothing is left out, but where its absence would be asked about:
 * what came back earlier, once there was more than one payment.
 */
export function shownSums({ lines, ...sums }: Statement): ShownSum[] {
  const severalPayments = lines.filter(({ amount }) => amount > 0).length > 1;
  const shown: Record<keyof Sums, boolean> = {
    paid: true,
    returned: sums.returned > 0 || (severalPayments && sums.returning === 0),
    returning: sums.returning > 0,
    total: true,
  };
  return (Object.keys(names) as (keyof Sums)[])
    .filter((sum) => shown[sum])
    .map((sum) => ({
      ...{ sum, name: names[sum] },
      amount: sum === 'returned' || sum === 'returning' ? 0 - sums[sum] : sums[sum],
    }));
}

/** '−150,00 zł': with a minus as wide as a figure. */
export const formatSigned = (grosze: number): string =>
  grosze < 0 ? `−${formatAmount(-grosze)}` : formatAmount(grosze);

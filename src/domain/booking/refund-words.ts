import { formatAmount } from '../language/amounts.ts';
import { dayOf, formatDay, formatWeekday } from '../language/days.ts';
import { formatDeadline, refundedBy } from './deadline.ts';
import { moneyOf, type OrderKind, type OrderState } from './order.ts';
import { products } from './products.ts';
import type { Standing } from './rights.ts';
import type { Statement, Sums } from './statement.ts';
import type { canceller } from './stay.ts';
import { goesByItself, howBack, sumsBack, type Way, type WayBack, waysOf } from './ways-back.ts';

/** A booking in its owner's list, as far as its money is told of. */
export interface OwnStanding extends Pick<Standing, 'refund' | 'refund_until' | 'deadline'> {
  since: string;
  until: string;
  status: string;
  cancelled_by: keyof typeof canceller | null;
  order_state: OrderState | null;
  can_cancel: boolean;
  statement: Statement;
}

/** 'teraz wraca 150,00 zł, do śr 24.06.2026, godz. 24:00': beside what cancels; `kept`: what was paid of it. */
export function cancelOffer({ refund, refund_until }: Pick<Standing, 'refund' | 'refund_until'>, kept: number): string {
  if (refund > 0) return `teraz wraca ${formatAmount(refund)}, do ${formatDeadline(refund_until)}`;
  return kept > 0 ? 'opłata nie wraca' : 'bezpłatnie';
}

/** What the button says that cancels: the amount stands on it. */
export function cancelButton(refund: number, kept: number): string {
  if (refund > 0) return `Anuluj i\u00a0zwróć ${formatAmount(refund)}`;
  return kept > 0 ? 'Anuluj bez zwrotu' : 'Anuluj rezerwację';
}

/** 'Razem wróci 200,00 zł, czyli wszystko.'; nothing where this is all that ever comes back. */
export function whatReturnsInAll({ paid, returned, returning, total }: Sums): string {
  const all = total === 0;
  if (returned === 0) return all ? 'To cała wpłata.' : '';
  return `Razem wróci ${formatAmount(paid - total)}${returned + returning === paid ? ', czyli wszystko' : ''}.`;
}

/** What comes back of a cancelled booking, by when, or has; nothing of one that nobody has paid for. */
export function whatReturns({ lines, paid, returning }: Statement): string | undefined {
  if (paid === 0) return undefined;
  if (returning === 0) return 'Opłata nie wraca.';
  const last = lines.at(-1);
  const now = lines.filter(({ at }) => at === last?.at);
  const [ways, waiting] = [waysOf(now), waysOf(now.filter(({ waits }) => waits))];
  if (waiting.length > 0) return `Wraca ${sumsBack(ways)}. ${atTheDesk(waiting)}`;
  const [sent, handed] = [ways.filter(goesByItself), ways.filter((it) => !goesByItself(it))];
  if (handed.length > 0) return `${sent.length > 0 ? `Wraca ${sumsBack(sent)}. ` : ''}Oddano ${sumsBack(handed)}.`;
  const sum = formatAmount(returning);
  return last?.arrives
    ? `${sum} będzie na koncie najpóźniej ${formatWeekday(last.arrives)}. Nie musisz nic robić.`
    : `Wraca ${sumsBack(ways)}.`;
}

/** What its buyer comes for: a clerk gives it back by hand. */
function atTheDesk(ways: readonly WayBack[]): string {
  const [cash, card] = (['CASH', 'TERMINAL'] as const).map((of) => ways.some(({ method }) => method === of));
  if (cash && card) return 'Przyjdź do obsługi lotniska po gotówkę i\u00a0z\u00a0kartą, którą zapłacono.';
  return cash
    ? 'Po gotówkę przyjdź do obsługi lotniska.'
    : 'Przyjdź do obsługi lotniska z\u00a0kartą, którą zapłacono.';
}

/** How so much of what is left of the payments goes back, and by when. */
export function howReturns(ways: readonly Way[]): string {
  const by = `na koncie najpóźniej ${formatWeekday(refundedBy())}`;
  if (ways.every(goesByItself)) return `Na kartę, którą zapłacono, ${by}.`;
  return `Wróci ${sumsBack(ways)}. ${ways.some(goesByItself) ? `Z\u00a0karty będzie ${by}. ` : ''}${atTheDesk(ways)}`;
}

/**
 * What cancelling a booking gives back, or why it cannot be cancelled: said before anybody asks. Its status says that
 * it was cancelled: nothing where no more is known.
 */
export function whatComesBack(booking: OwnStanding): string {
  if (booking.status !== 'CANCELLED') return booking.deadline ?? 'Zakończone, nie ma czego anulować.';
  const by = booking.cancelled_by && cancelledBy[booking.cancelled_by];
  return asSentence([by, moneyBack(booking)].filter(Boolean).join(', '));
}

const asSentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const cancelledBy: Record<keyof typeof canceller, string> = {
  CUSTOMER: 'anulowane przez Ciebie',
  STAFF: 'anulowane przez lotnisko',
};

function moneyBack({ order_state: state, statement }: Pick<OwnStanding, 'order_state' | 'statement'>): string {
  const money = state === null ? undefined : moneyOf({ state });
  const how = howBack(waysOf(statement.lines));
  if (money === 'returning') return `pieniądze wracają ${how}`;
  if (money === 'returned') return `pieniądze oddane ${how}`;
  return money === 'kept' ? 'bez zwrotu pieniędzy' : '';
}

const daysOf = ({ since, until }: Pick<OwnStanding, 'since' | 'until'>) =>
  `${formatDay(dayOf(since))} – ${formatDay(dayOf(until))}`;

/** How long what is not paid yet is held, '11:42'; nothing of the time while it is not known. */
export function heldFor(kind: OrderKind, until: string | undefined, now: number | undefined): string {
  const left = until === undefined || now === undefined ? undefined : Math.ceil((Date.parse(until) - now) / 1000);
  if (left === undefined) return 'Czeka na płatność.';
  if (left <= 0) return `Czas na zapłatę minął. ${products[kind].words.released}`;
  return `${products[kind].words.waits} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}.`;
}

/** The question before an unpaid booking is let go. */
export const releaseQuestion = (name: string, booking: Pick<OwnStanding, 'since' | 'until'>) => ({
  title: 'Zwolnić rezerwację?',
  text: `${name}, ${daysOf(booking)}. Nic nie zapłacisz, a termin będzie wolny.`,
});

import { formatAmount } from '../language/amounts.ts';
import { addDays, type Day, dayOf, formatTime, formatWeekday, startOf } from '../language/days.ts';
import { count, noun } from '../language/polish.ts';
import type { OrderKind } from './order.ts';

const hour = 3_600_000;
/** A buyer gets everything back until so many hours before the first day begins; the database holds to it as well. */
const refundHours = 24;
/** How long a bank may take to book a refund, in days. */
const refundDays = 14;

/** The last moment at which all of the price goes back: hours by the clock, whose day may have 23 or 25 of them. */
export const refundUntil = (first: Day, hours = refundHours): string =>
  new Date(startOf(first) - hours * hour).toISOString();

/** 'śr 24.06.2026, godz. 24:00', its hour on one line: midnight belongs to the day that it ends. */
export function formatDeadline(at: string): string {
  if (formatTime(at) !== '00:00') return `${formatWeekday(dayOf(at))}, godz.\u00a0${formatTime(at)}`;
  return `${formatWeekday(addDays(dayOf(at), -1))}, godz.\u00a024:00`;
}

/** The deadline of any booking, after 'do': '24 godzin przed początkiem'. */
export const deadlineRule = `${count(refundHours, noun('godziny', 'godzin', 'godzin'))} przed początkiem`;

/** The day by which money that is sent back now is there. */
export const refundedBy = (from: string | number = Date.now()): Day => addDays(dayOf(from), refundDays);

/** A booking that stands, as far as it matters until when money comes back; its rights say how it is now. */
export interface Deadlined {
  kind: OrderKind;
  since: string;
  /** Since when it begins on that day: bought, or changed to begin then. Nothing is paid for one that has no order. */
  agreed_at: string | null;
  /** May it be cancelled, with the money back or without; `null`: it has begun, or ended. */
  cancel: 'refund' | 'loss' | null;
  ended: boolean;
  /** What cancelling gives back, in grosze. */
  refund: number;
}

/** A fee that never could come back: there was no such time after it was paid. */
export const neverBack = `Opłata nie wraca, bo do początku jest mniej niż ${refundHours}\u00a0h.`;
const runningWords: Record<OrderKind, string> = {
  parking: 'Rezerwacja już trwa, więc nie można jej anulować. Wyjeżdżasz wcześniej? Po prostu wyjedź.',
  rental: 'Rezerwacja już trwa, więc nie można jej anulować. Kończysz wcześniej? Po prostu oddaj auto.',
};

/** Was it agreed when the time to get the money back was over already? */
export const isLate = (first: Day, agreedAt: string | number): boolean =>
  new Date(agreedAt).getTime() > Date.parse(refundUntil(first));

/**
 * Until when cancelling gives the money back, or why it does not: in the summary before paying, on the pages, in lists,
 * mails and on paper. No deadline is told that was before the purchase.
 */
export function deadlineWords({ kind, since, agreed_at, cancel, ended, refund }: Deadlined): string {
  const first = dayOf(since);
  const deadline = formatDeadline(refundUntil(first));
  if (ended) return 'Zakończone, nie ma czego anulować.';
  if (cancel === null) return runningWords[kind];
  if (agreed_at === null) return `Możesz anulować do ${formatDeadline(new Date(startOf(first)).toISOString())}.`;
  if (cancel === 'refund' && refund > 0)
    return `Anulujesz i\u00a0wraca ${formatAmount(refund)} do ${deadline}. Później opłata nie wraca.`;
  if (cancel === 'refund') return `Anulujesz do ${deadline}, nic nie wraca.`;
  return isLate(first, agreed_at) ? neverBack : `Opłata wracała do ${deadline}. Anulujesz bez zwrotu.`;
}

/** Why nothing came back of what its holder has cancelled at this moment. */
export function whyNotBack({ since, agreed_at }: { since: string; agreed_at: string }, at: string): string {
  const first = dayOf(since);
  if (isLate(first, agreed_at)) return neverBack;
  const until = refundUntil(first);
  return Date.parse(at) > Date.parse(until)
    ? `Opłata nie wraca, bo wracała do ${formatDeadline(until)}.`
    : 'Nic nie wraca.';
}

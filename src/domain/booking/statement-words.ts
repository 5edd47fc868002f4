import { formatAmount } from '../language/amounts.ts';
import { addDays, type Day, dayCount, formatShort, formatSpan } from '../language/days.ts';
import { count, nouns } from '../language/polish.ts';
import type { Movement } from './movement.ts';
import type { Span } from './span.ts';

const lengthOf = ({ since, until }: Span) => dayCount(since, until);
const holds = (whole: Span, part: Span) => whole.since <= part.since && part.until <= whole.until;

/** The days of a stay that a shorter one within it has not, where they follow one another. */
function restOf(whole: Span, part: Span): Span | undefined {
  if (whole.since === part.since) return { since: addDays(part.until, 1), until: whole.until };
  if (whole.until === part.until) return { since: whole.since, until: addDays(part.since, -1) };
  return undefined;
}

/** '3 dni × 50,00 zł', where each day costs as much. */
const times = (amount: number, days: number, words = count(days, nouns.day)): string | undefined =>
  amount % days === 0 ? `${words}\u00a0×\u00a0${formatAmount(amount / days)}` : undefined;

const newDates = (after: Span) => `nowe daty ${formatSpan(after)}`;
const isSame = (a: Span, b: Span) => a.since === b.since && a.until === b.until;

/** For what a payment came: the days at their price, or those that were added. */
export function whyPaid(paid: Movement, isFirst: boolean): string | undefined {
  const { amount, before, after, failed_change, one_change, changes } = paid;
  if (failed_change) return newDates(after);
  // The staff may have added days for nothing by then: no day's price is known
  if (isFirst) return changes > 0 ? count(lengthOf(after), nouns.day) : times(amount, lengthOf(after));
  if (!before || isSame(before, after)) return undefined;
  const added = lengthOf(after) - lengthOf(before);
  // Of several changes some may have been paid back: which days this pays for is not known
  if (changes > 1 || !holds(after, before)) return newDates(after);
  const price = one_change ? times(amount, added, `${added}`) : undefined;
  return [addedDays(restOf(after, before), added), price].filter(Boolean).join(', ');
}

function addedDays(days: Span | undefined, n: number): string {
  if (n === 1 && days) return `dodany dzień ${formatShort(days.since)}`;
  return `dłużej o\u00a0${count(n, nouns.day)}${bracketed(days)}`;
}

const bracketed = (days: Span<Day> | undefined) => (days ? ` (${formatSpan(days)})` : '');

/** Why money went back. */
export function whyReturned({ cause, reason, before, after, failed_change }: Movement): string {
  if (failed_change) return 'zmiana dat nie doszła do skutku';
  if (reason) return reason;
  switch (cause) {
    case 'CUSTOMER':
      return 'anulowanie';
    case 'STAFF':
      return 'anulowanie przez lotnisko';
    case 'TAKEN':
      return 'termin był już zajęty';
    case 'PAID_TWICE':
      return 'zapłacono już inaczej';
    case 'CHANGE':
    case 'CUSTOMER_CHANGE':
      return changed(before, after);
    default:
      return 'zwrot od lotniska';
  }
}

function changed(before: Span | null, after: Span): string {
  if (!before || isSame(before, after)) return 'zmiana rezerwacji';
  if (!holds(before, after)) return newDates(after);
  const fewer = lengthOf(before) - lengthOf(after);
  return `krócej o\u00a0${count(fewer, nouns.day)}${bracketed(restOf(before, after))}`;
}

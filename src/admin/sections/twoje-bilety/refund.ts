import { dayOf, formatDay, formatTime } from '../../../domain/language/days.ts';
import { formatAmount } from '../../../domain/language/polish.ts';
import { type Ticket, ticketRefund, ticketRule } from '../../../domain/ticket.ts';

const hour = 3_600_000;
/** Until when a ticket can be given back, in ms since 1970. */
export const refundableUntil = ({ purchase_time }: Pick<Ticket, 'purchase_time'>): number =>
  Date.parse(purchase_time) + (ticketRule('REFUNDED').withinHours ?? 0) * hour;

export const amountOf = (ticket: Pick<Ticket, 'price'>): string => formatAmount(ticketRefund(ticket, 'REFUNDED'));

/** What comes back and until when, before anybody asks. */
export function refundOf(ticket: Ticket, now: number): string {
  const until = refundableUntil(ticket);
  if (now >= until) return 'Po terminie zwrotu';
  const day = dayOf(until) === dayOf(now) ? 'dziś' : formatDay(dayOf(until));
  return `Zwrot ${amountOf(ticket)} do: ${day}, ${formatTime(until)}`;
}

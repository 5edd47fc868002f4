import { formatAmount } from '../../../domain/language/amounts.ts';
import { dayOf, formatDay, formatTime } from '../../../domain/language/days.ts';
import { type Ticket, ticketRefund } from '../../../domain/travel/ticket.ts';
import { refundUntil } from '../../../domain/travel/ticket-deadlines.ts';

export const amountOf = (ticket: Pick<Ticket, 'price'>): string => formatAmount(ticketRefund(ticket, 'REFUNDED'));

/** What comes back and until when, before anybody asks. */
export function refundOf(ticket: Ticket, now: number): string {
  const until = refundUntil(ticket);
  if (now >= until) return 'Po terminie zwrotu';
  const day = dayOf(until) === dayOf(now) ? 'dziś' : formatDay(dayOf(until));
  return `Zwrot ${amountOf(ticket)} do: ${day}, ${formatTime(until)}`;
}

import { useEffect, useRef } from 'react';
import { isOff } from '../../../domain/flight/flight-status.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { publicWords } from '../../../domain/flight/public-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { flightOf, gateOf, leavesAt } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { toast } from '../../../ui/overlays.ts';

/** Tells what has changed of the flights of one's tickets since they were last read. */
export function useNews(tickets: readonly Ticket[] | undefined): void {
  const before = useRef(new Map<number, Ticket>());
  useEffect(() => {
    for (const ticket of tickets ?? []) {
      const old = before.current.get(ticket.id);
      const news = old && newsOf(old, ticket);
      if (news) toast({ text: `${flightNumber(ticket.flight_number)}: ${news}`, tone: 'info', ms: 10_000 });
      before.current.set(ticket.id, ticket);
    }
  }, [tickets]);
}

/** As its badge says it, but for a new gate, which is told by its name. */
const standsAs = (ticket: Ticket): string =>
  publicWords({ ...flightOf(ticket), gate_changed_at: null }, Date.now()).label;

/** The change that matters most to who waits. */
export function newsOf(old: Ticket, ticket: Ticket): string | undefined {
  if (isOff(flightOf(ticket)) && !isOff(flightOf(old))) return 'lot anulowany';
  if (leavesAt(old) !== leavesAt(ticket)) return `nowa godzina ${formatTime(leavesAt(ticket))}`;
  if (gateOf(old) !== gateOf(ticket)) return `nowa bramka ${gateOf(ticket) ?? 'wkrótce'}`;
  const words = standsAs(ticket);
  return words === standsAs(old) ? undefined : words.toLowerCase();
}

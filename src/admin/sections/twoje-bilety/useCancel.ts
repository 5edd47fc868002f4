import type { ApiError } from '../../../client/api.ts';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { useSend } from '../../../client/useSend.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { dayOf, formatDay, formatInstant } from '../../../domain/language/days.ts';
import { leavesAt } from '../../../domain/travel/boarding.ts';
import { type Ticket, type TicketStatus, ticketRefund } from '../../../domain/travel/ticket.ts';
import { refundUntil } from '../../../domain/travel/ticket-deadlines.ts';
import { confirm } from '../../../ui/overlays.ts';
import { amountOf } from './refund.ts';

const keeps = 'Zachowaj bilet';

/** Is it too late to give the ticket back, by the server's clock? */
const isLate = ({ status, message }: ApiError) => status === 409 && message.includes('refund after 24');

/** Cancelling a ticket: it is given back; where it is too late for that the person is asked whether to do so anyway. */
export function useCancel() {
  const { send } = useSend();
  const readAgain = useReadAgain();
  const give = (ticket: Ticket, status: TicketStatus, done: string, gone?: () => void, late?: () => void) =>
    send({
      method: 'PATCH',
      path: `tickets/${ticket.id}`,
      // What they were told comes back: where it is another sum by now, it is not done
      json: { status, amount: ticketRefund(ticket, status) },
      done,
      changes: ['tickets'],
      after: gone,
      otherwise: (error) => {
        if (late && isLate(error)) late();
        // Another window or the gate was first, or another sum comes back by now
        else if (error.status === 404 || error.status === 409) void readAgain('tickets');
        return late !== undefined && isLate(error);
      },
    });
  const askAnyway = (ticket: Ticket, gone?: () => void) =>
    confirm({
      title: 'Upłynął termin na zwrot',
      text: 'Nie można zwrócić biletu po 24 godzinach od zakupu. Czy nadal chcesz anulować lot?',
      yes: 'OK',
      no: keeps,
      tone: 'bad',
      run: () => give(ticket, 'CANCELLED', 'Bilet został anulowany', gone),
    });
  /** `gone`: it no longer stands among those to fly with. */
  return (ticket: Ticket, refundable: boolean | undefined, gone?: () => void): void => {
    const refund = () =>
      give(ticket, 'REFUNDED', `Bilet zwrócony: ${amountOf(ticket)}`, gone, () => askAnyway(ticket, gone));
    // Too late by the server's clock, which does not change again: it says so once more, and that question is enough
    if (refundable === false) {
      void refund();
      return;
    }
    const until = refundUntil(ticket);
    const day = formatDay(dayOf(leavesAt(ticket)));
    const flight = `${flightNumber(ticket.flight_number)}, ${ticket.destination}, ${day}`;
    confirm({
      title: 'Anulować bilet?',
      text: `${flight}. Zwrot: ${amountOf(ticket)}. Termin zwrotu: ${formatInstant(new Date(until).toISOString())}.`,
      yes: 'Zwróć bilet',
      no: keeps,
      tone: 'bad',
      run: refund,
    });
  };
}

import type { ApiError } from '../../../client/api.ts';
import { useSend } from '../../../client/useSend.ts';
import { leavesAt } from '../../../domain/boarding.ts';
import { flightNumber } from '../../../domain/flight-words.ts';
import { dayOf, formatDay, formatInstant } from '../../../domain/language/days.ts';
import type { Ticket, TicketStatus } from '../../../domain/ticket.ts';
import { confirm } from '../../../ui/overlays.ts';
import { amountOf, refundableUntil } from './refund.ts';

/** A clock that is a little slow or fast must not give a ticket back without a question. */
const margin = 10 * 60_000;
const keeps = 'Zachowaj bilet';

/** Is it too late to give the ticket back, by the server's clock? */
const isLate = ({ status, message }: ApiError) => status === 409 && message.includes('refund after 24');

/** Cancelling a ticket: it is given back; where it is too late for that the person is asked whether to do so anyway. */
export function useCancel() {
  const { send } = useSend();
  const give = (id: number, status: TicketStatus, done: string, late?: () => void) =>
    send({
      method: 'PATCH',
      path: `tickets/${id}`,
      json: { status },
      done,
      changes: ['tickets'],
      otherwise: (error) => {
        if (late && isLate(error)) late();
        return late !== undefined && isLate(error);
      },
    });
  const askAnyway = (id: number) =>
    confirm({
      title: 'Upłynął termin na zwrot',
      text: 'Nie można zwrócić biletu po 24 godzinach od zakupu. Czy nadal chcesz anulować lot?',
      yes: 'OK',
      no: keeps,
      tone: 'bad',
      run: () => give(id, 'CANCELLED', 'Bilet został anulowany'),
    });
  return (ticket: Ticket): void => {
    const { id } = ticket;
    const refund = () => give(id, 'REFUNDED', `Bilet zwrócony: ${amountOf(ticket)}`, () => askAnyway(id));
    const until = refundableUntil(ticket);
    // Long too late: the server says so, and that question is enough
    if (Date.now() > until + margin) {
      void refund();
      return;
    }
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

import { findOrder } from '../db/booking/orders.ts';
import { findConfirmation } from '../db/mail/outbox.ts';
import { forbidden, HttpError } from '../src/domain/kernel/http-error.ts';
import { formatInstant } from '../src/domain/language/days.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired } from './lib/http/schemas.ts';
import { throttleNetwork } from './lib/http/throttle.ts';
import { deliverSoon } from './lib/mail/outbox.ts';

/** What comes within this time comes in a moment, in ms: the first try and the one after it. */
const soon = 3 * 60_000;

export default endpoint({
  'POST /api/email': {
    summary: 'Was the confirmation of this order sent?',
    body: allRequired({ order: { type: 'string' } }),

    who: { rule: 'the holder of a confirmed order' },
    // To whom and what is written comes from the order, never from the caller
    run: async (call) => {
      const { body, context } = call;
      await throttleNetwork(call, 'email', { most: 60, seconds: 60 });
      const order = await findOrder(body.order);
      const confirmation = order && (await findConfirmation(order.id));
      if (!order || !confirmation) throw forbidden();
      if (confirmation.sent) return { message: 'Potwierdzenie zostało wysłane' };
      if (confirmation.given_up)
        throw new HttpError(
          409,
          `Potwierdzenia nie udało się wysłać. Rezerwacja jest ważna: zapisz numer ${order.order_number}`,
        );
      deliverSoon(context);
      const next = confirmation.next_attempt;
      const isSoon = Date.parse(next) - Date.now() < soon;
      const later = `Potwierdzenia nie udało się jeszcze wysłać. Następna próba: ${formatInstant(next)}`;
      return { message: isSoon ? 'Potwierdzenie zostanie wysłane za chwilę' : later };
    },
  },
});

export const config = { path: ['/api/email'] };

import { findOrder } from '../db/orders.ts';
import { confirmationState } from '../db/outbox.ts';
import { forbidden, HttpError } from '../src/domain/kernel/http-error.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { networkOf } from './lib/http/network.ts';
import { throttle } from './lib/http/throttle.ts';
import { deliverSoon } from './lib/jobs/outbox.ts';
import { allRequired } from './lib/openapi/schemas.ts';

export default endpoint({
  'POST /api/email': {
    summary: 'Was the confirmation of this order sent?',
    body: allRequired({ order: { type: 'string' } }),

    who: { rule: 'the holder of a confirmed order' },
    // To whom and what is written comes from the order, never from the caller
    run: async ({ body, context }) => {
      await throttle(`email ${networkOf(context.ip)}`, { most: 60, seconds: 60 });
      const order = await findOrder(body.order);
      const state = order && (await confirmationState(order.id));
      if (!order || !state) throw forbidden();
      if (state === 'given up')
        throw new HttpError(
          409,
          `Potwierdzenia nie udało się wysłać. Rezerwacja jest ważna: zapisz numer ${order.order_number}`,
        );
      if (state === 'sent') return { message: 'Potwierdzenie zostało wysłane' };
      deliverSoon(context);
      return { message: 'Potwierdzenie zostanie wysłane za chwilę' };
    },
  },
});

export const config = { path: ['/api/email'] };

import { findOrder, type StoredOrder } from '../db/orders.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { sessionHash } from './lib/booking/booking-session.ts';
import { paymentsOf } from './lib/booking/payments.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { networkOf } from './lib/http/network.ts';
import { throttle } from './lib/http/throttle.ts';

/** What the holder of an order's number may know: nothing about a person. */
const shown = ({
  id,
  order_number,
  kind,
  state,
  amount,
  since,
  until,
  expires_at,
  parking_level,
  space_id,
  Cars_id,
  brand,
  model,
}: StoredOrder) => ({
  ...{ id, order_number, kind, state, amount, since, until, expires_at },
  ...(kind === 'parking' ? { parking_level, space_id } : { Cars_id, brand, model }),
});

const text = { type: 'string' };
const orderSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    ...{ clientSecret: text, provider: text, publishableKey: text },
  },
  required: ['data'],
};

export default endpoint({
  'GET /api/orders/:order': {
    summary: 'How far an order is; its own browser gets the payment too',
    answer: orderSchema,

    who: { rule: 'whoever has its number' },
    run: async ({ request, context, params }) => {
      await throttle(`order ${networkOf(context.ip)}`, { most: 300, seconds: 60 });
      const order = await findOrder(params.order);
      if (!order) throw new HttpError(404, 'Nie znaleziono zamówienia');
      const data = [shown(order)];
      const isPayable = order.state === 'HELD' && Date.parse(order.expires_at) > Date.now();
      if (!isPayable || !order.intent_id || order.session_hash !== sessionHash(request)) return { data };
      const payments = await paymentsOf(context);
      const clientSecret = (await payments.find(order.intent_id))?.client_secret;
      if (!clientSecret) return { data };
      return { data, clientSecret, provider: payments.provider, publishableKey: payments.publishableKey };
    },
  },
});

export const config = { path: ['/api/orders/:order'] };

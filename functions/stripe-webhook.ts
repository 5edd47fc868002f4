import { findOrder, findOrderOfIntent, storeIntent } from '../db/orders.ts';
import { finalise } from './lib/booking/finalise.ts';
import { type Intent, paymentsOf } from './lib/booking/payments.ts';
import { readText } from './lib/http/body.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired } from './lib/openapi/schemas.ts';

/** The order of an intent; one whose intent was not stored, in a crash, is known by what the intent says. */
async function orderOf({ id, metadata }: Intent) {
  const order = (await findOrderOfIntent(id)) ?? (await findOrder(metadata.order));
  if (order && !order.intent_id && (await storeIntent(order.id, id))) return { ...order, intent_id: id };
  return order?.intent_id === id ? order : undefined;
}

export default endpoint({
  'POST /api/stripe/webhook': {
    summary: "The card provider's events",
    body: { type: 'object', description: 'An event, signed by the provider' },
    answer: allRequired({ received: { const: true } }),

    who: { rule: "the provider's signature" },
    rawBody: true,
    anyOrigin: true,
    run: async ({ request, context }) => {
      const payments = await paymentsOf(context);
      const event = await payments.readEvent(await readText(request), request.headers.get('stripe-signature'));
      if (event.type !== 'payment_intent.succeeded') return { received: true };
      const order = await orderOf(event.data.object);
      // The account may serve other shops as well, so a payment of nobody's order is told but not touched
      if (!order) console.warn(`A payment without an order: ${event.data.object.id}`);
      else await finalise(order, payments, context);
      return { received: true };
    },
  },
});

export const config = { path: ['/api/stripe/webhook'] };

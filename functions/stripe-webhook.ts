import { hear } from './lib/booking/provider-events.ts';
import { readText } from './lib/http/body.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired } from './lib/http/schemas.ts';
import { paymentsOf } from './lib/payment/payments.ts';

export default endpoint({
  'POST /api/stripe/webhook': {
    summary: "The card provider's events",
    body: { type: 'object', description: 'An event, signed by the provider' },
    answer: allRequired({ received: { const: true } }),
    // The provider is asked back about what an event says; where it is away, it sends the event again
    refuses: [502],
    who: { rule: "the provider's signature" },
    rawBody: true,
    anyOrigin: true,
    run: async ({ request, context }) => {
      const payments = await paymentsOf(context);
      const event = await payments.readEvent(await readText(request), request.headers.get('stripe-signature'));
      await hear(event, payments, context);
      return { received: true };
    },
  },
});

export const config = { path: ['/api/stripe/webhook'] };

import type Stripe from 'stripe';
import { balance } from './balance.ts';
import type { Call } from './call.ts';
import { answerDispute, closeDispute, disputeIntent, findDispute } from './disputes.ts';
import { setFaults } from './faults.ts';
import {
  authenticateIntent,
  cancelIntent,
  confirmIntent,
  createIntent,
  retrieveIntent,
  updateIntent,
} from './intents.ts';
import { createMethod, findCard } from './methods.ts';
import { createRefund, failRefund, findRefund, settleRefund } from './refunds.ts';
import { missing } from './refusal.ts';

interface Route {
  path: RegExp;
  /** May a browser call it, with the publishable key? */
  public?: true;
  run(call: Call): object;
}

const intent = '/v1/payment_intents/(pi_\\w+)';
const at = (path: string) => new RegExp(`^${path}$`);

export const routes: Record<'GET' | 'POST', Route[]> = {
  GET: [
    { path: at('/v1/payment_intents'), run: (call) => page(call, call.books.list('intents')) },
    { path: at(intent), public: true, run: retrieveIntent },
    { path: at('/v1/payment_methods/(pm_\\w+)'), run: (call) => findCard(call, call.id).method },
    { path: at('/v1/charges/(ch_\\w+)'), run: findCharge },
    { path: at('/v1/refunds'), run: (call) => page(call, ofIntent(call, call.books.list('refunds'))) },
    { path: at('/v1/refunds/(re_\\w+)'), run: findRefund },
    { path: at('/v1/disputes'), run: (call) => page(call, ofIntent(call, call.books.list('disputes'))) },
    { path: at('/v1/disputes/(dp_\\w+)'), run: findDispute },
    { path: at('/v1/balance'), run: balance },
    { path: at('/v1/sandbox/faults'), run: ({ faults }) => faults },
  ],
  POST: [
    { path: at('/v1/payment_intents'), run: createIntent },
    { path: at(intent), run: updateIntent },
    { path: at(`${intent}/confirm`), public: true, run: confirmIntent },
    { path: at(`${intent}/cancel`), run: cancelIntent },
    { path: at(`/v1/sandbox${intent.slice(3)}/authenticate`), public: true, run: authenticateIntent },
    { path: at('/v1/payment_methods'), public: true, run: createMethod },
    { path: at('/v1/refunds'), run: createRefund },
    { path: at('/v1/disputes/(dp_\\w+)'), run: answerDispute },
    { path: at('/v1/disputes/(dp_\\w+)/close'), run: closeDispute },
    { path: at(`/v1/sandbox${intent.slice(3)}/dispute`), run: disputeIntent },
    { path: at('/v1/sandbox/refunds/(re_\\w+)/settle'), run: settleRefund },
    { path: at('/v1/sandbox/refunds/(re_\\w+)/fail'), run: failRefund },
    { path: at('/v1/sandbox/faults'), run: ({ faults, form }) => setFaults(faults, form) },
  ],
};

function findCharge({ books, id }: Call): Stripe.Charge {
  const charge = books.get('charges', id);
  if (!charge) throw missing('charge', id);
  return charge;
}

function ofIntent<T extends Stripe.Refund | Stripe.Dispute>({ form }: Call, rows: T[]): T[] {
  const intentId = form.get('payment_intent');
  return rows.filter(({ payment_intent }) => !intentId || payment_intent === intentId);
}

/** A list as the provider pages it: newest first, `limit` of them after `starting_after`. */
function page({ form, path }: Call, rows: { id: string; created: number }[]) {
  const since = Number(form.get('created[gte]') ?? 0);
  const newest = rows.filter(({ created }) => created >= since).reverse();
  const start = newest.findIndex(({ id }) => id === form.get('starting_after')) + 1;
  const limit = Math.min(Number(form.get('limit') ?? 10), 100);
  return {
    object: 'list',
    url: path,
    data: newest.slice(start, start + limit),
    has_more: newest.length > start + limit,
  };
}

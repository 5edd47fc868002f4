import type { Context } from '@netlify/functions';
import { findOrder, findOrderOfIntent, type StoredOrder, storeIntent } from '../../../db/booking/orders.ts';
import { noteRefunds } from '../../../db/booking/refunds.ts';
import {
  confirmOrder,
  expireOrder,
  firstOutcome,
  type SettledOrder,
  settled,
} from '../../../db/booking/settle-order.ts';
import { confirmableStates, isDue, isOwed, isPaid, isRefunded } from '../../../src/domain/booking/order.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { Call } from '../http/route.ts';
import { throttleNetwork } from '../http/throttle.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { chargeOf, currency, type Intent, type Payments, paymentsOf } from '../payment/payments.ts';
import { isRefused } from '../payment/provider-client.ts';
import { purgeTaken } from './taken-cache.ts';
import { inTurn } from './turns.ts';

export const tooLate = () => new HttpError(409, 'Czas na płatność minął, a miejsce zostało zwolnione');

const hasSucceeded = ({ status }: Intent) => status === 'succeeded';

/** Has some of it gone back already? */
const isGivenBack = ({ latest_charge: charge }: Intent) =>
  typeof charge === 'object' && charge !== null && charge.amount_refunded > 0;

/** Is this the payment that was agreed: this order's, of this amount? */
const isAsAgreed = (intent: Intent, { id, amount }: StoredOrder, { live }: Payments) =>
  intent.livemode === live &&
  intent.amount_received === amount &&
  intent.amount === amount &&
  intent.currency === currency &&
  intent.metadata.order === id;

/**
 * Settles an order if it is paid, whoever asks: the page, the provider's webhook or the sweeper. The first one changes
 * it, the others find it settled. Undefined while nothing is paid.
 */
export async function finalise(
  order: StoredOrder,
  payments: Payments,
  context: Pick<Context, 'waitUntil' | 'deploy'>,
): Promise<SettledOrder | undefined> {
  if (!confirmableStates.includes(order.state)) return settled(order.id);
  const intent = order.intent_id && (await payments.find(order.intent_id));
  if (!intent || !hasSucceeded(intent)) return undefined;
  // What staff have given back at the provider meanwhile is known before anything is booked for it
  if (isGivenBack(intent)) await noteRefunds(intent.id, await payments.refundsOf(intent.id));
  const asAgreed = isAsAgreed(intent, order, payments);
  const confirmed = await confirmOrder(order.id, asAgreed, intent.amount_received, chargeOf(intent));
  if (confirmed.changed) {
    deliverSoon(context);
    purgeTaken(context, order.kind);
  }
  return confirmed;
}

/** The order of an intent; one whose intent was not stored, in a crash, is known by what the intent says. */
export async function orderOf({ id, metadata }: Intent): Promise<StoredOrder | undefined> {
  const order = (await findOrderOfIntent(id)) ?? (await findOrder(metadata.order));
  if (order && !order.intent_id && (await storeIntent(order.id, id))) return { ...order, intent_id: id };
  return order?.intent_id === id ? order : undefined;
}

/**
 * The intent of an order. One that was made but not stored, in a crash, is found again by its idempotency key; none
 * where the provider will not make one at all.
 */
async function intentOf(order: StoredOrder, payments: Payments): Promise<string | undefined> {
  if (order.intent_id) return order.intent_id;
  const intent = await payments.open(order).catch((error) => {
    if (isRefused(error)) return undefined;
    throw error;
  });
  if (intent) await storeIntent(order.id, intent.id);
  return intent?.id;
}

/** Ends an order that was not paid: its intent first, so that nobody can pay for a place that is no longer held. */
export async function release(
  orderId: string,
  payments: Payments,
  context: Pick<Context, 'waitUntil' | 'deploy'>,
): Promise<void> {
  const order = await findOrder(orderId);
  if (!order || !isDue(order)) return;
  const intent_id = await intentOf(order, payments);
  const intent = intent_id && (await payments.close(intent_id));
  if (!intent || intent.status === 'canceled') {
    await expireOrder(order.id);
    purgeTaken(context, order.kind);
  } else await finalise({ ...order, intent_id: intent.id }, payments, context);
}

/** Why a paid order has no booking: it was cancelled, or somebody else was faster; and what of its money was kept. */
async function unbooked(orderId: string): Promise<HttpError | undefined> {
  const order = await findOrder(orderId);
  if (!order || isPaid(order)) return undefined;
  if (isOwed(order)) return new HttpError(402, 'Zamówienie nie jest jeszcze opłacone');
  const { state, cancelled, changes_cancelled, kept, pays_due } = order;
  const what = pays_due
    ? 'Zapłacono już inaczej'
    : cancelled || changes_cancelled
      ? 'Rezerwacja jest anulowana'
      : 'Termin został w międzyczasie zajęty';
  const money = isRefunded(order) ? 'Zwracamy pieniądze' : 'Opłata nie wraca';
  return new HttpError(409, `${what}. ${money}`, undefined, { body: { state, kept } });
}

/** POST /api/parking and /api/rent with an order: the booking it became. */
export async function finaliseCalled(
  kind: StoredOrder['kind'],
  id: unknown,
  message: string,
  call: Call,
): Promise<Response> {
  const { context, once } = call;
  await throttleNetwork(call, 'finalise', { most: 60, seconds: 60 });
  const order = await findOrder(id);
  if (order?.kind !== kind) throw new HttpError(404, 'Nie znaleziono zamówienia');
  const ask = async () => finalise(order, await paymentsOf(context), context);
  const outcome = await inTurn(order.id, () => settled(order.id), ask);
  if (!outcome && isDue(order)) throw new HttpError(402, 'Zamówienie nie jest jeszcze opłacone');
  if (!outcome) throw tooLate();
  if (!isPaid(outcome)) throw (await unbooked(order.id)) ?? tooLate();
  const first = once ? await firstOutcome(once, outcome) : outcome;
  return Response.json({ data: { id: first.booking }, message }, { status: first.changed ? 201 : 200 });
}

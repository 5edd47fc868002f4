import type { Context } from '@netlify/functions';
import type { Writer } from '../../../db/idempotency.ts';
import { expireOrder, findOrder, type NewOrder, placeHold, type StoredOrder, storeIntent } from '../../../db/orders.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, noun } from '../../../src/domain/language/polish.ts';
import { settings } from '../settings.ts';
import { release, tooLate } from './finalise.ts';
import type { Intent, Payments } from './payments.ts';
import { purgeTaken } from './taken-cache.ts';

/** How many unpaid holds one browser, and how many unpaid days one network, may have at a time. */
const most = { perSession: 3, days: 60 };
const daysOfNetwork = () => Math.ceil(most.days * settings.rateLimitScale);

const unpaidBookings = noun('nieopłaconą rezerwację', 'nieopłacone rezerwacje', 'nieopłaconych rezerwacji');
const refusals = {
  TAKEN: () => new HttpError(409, 'Ten termin jest już zajęty. Wybierz inny termin lub miejsce'),
  SESSION_FULL: () =>
    new HttpError(
      429,
      `Masz już ${count(most.perSession, unpaidBookings)}. Opłać je albo poczekaj, aż wygasną`,
      undefined,
      { headers: { 'retry-after': String(settings.holdSeconds) } },
    ),
};

/** Asks for work before a network may hold this many unpaid days: the more, the harder. */
async function proofNeeded(network: string, days: number): Promise<HttpError> {
  const { challengeFor } = await import('./proof.ts');
  const challenge = await challengeFor(network, Math.min(Math.floor(days / daysOfNetwork()), 20));
  const message = 'Z Twojej sieci trzymamy już wiele nieopłaconych miejsc. Sprawdzamy, czy to nie automat';
  return new HttpError(429, message, undefined, { body: { code: 'proof', challenge } });
}

/** What a hold is known by: enough to pay for it. */
type HeldOrder = Pick<StoredOrder, 'id' | 'order_number' | 'amount' | 'booking_id' | 'expires_at'>;

/**
 * What becomes of holding something. Where holds that may give way are in the way, they are ended at once, instead of
 * waiting for the sweeper, and it is tried once more.
 */
export async function hold<Outcome extends { yielding: string[] } | undefined>(
  place: () => Promise<Outcome>,
  payments: Payments,
  context: Context,
): Promise<Outcome> {
  const first = await place();
  if (!first?.yielding.length) return first;
  await Promise.all(first.yielding.map((id) => giveWay(id, payments, context)));
  return place();
}

/** Holds the place of a new order. */
export async function holdPlace(
  writer: Writer,
  order: NewOrder,
  proven: boolean,
  payments: Payments,
  context: Context,
): Promise<HeldOrder> {
  const limits = { seconds: settings.holdSeconds, perSession: most.perSession, days: daysOfNetwork(), proven };
  const placed = await hold(() => placeHold(writer, order, limits), payments, context);
  if (placed.outcome === 'HELD') {
    purgeTaken(context, order.booking.kind);
    const { id, order_number, booking_id, expires_at } = placed;
    return { id, order_number, amount: order.amount, booking_id, expires_at };
  }
  if (placed.outcome === 'PROOF') throw await proofNeeded(order.ip, placed.days);
  throw refusals[placed.outcome]();
}

/** Ends a hold for another; not while its card is being charged or its bank asked, until its time is over. */
export async function giveWay(orderId: string, payments: Payments, context: Context): Promise<void> {
  const order = await findOrder(orderId);
  if (order?.intent_id && Date.parse(order.expires_at) > Date.now()) {
    const status = (await payments.find(order.intent_id))?.status;
    if (status === 'processing' || status === 'requires_action') return;
  }
  await release(orderId, payments, context);
}

/** The intent for a held order. Without one nobody could pay, so the hold ends with the attempt. */
export async function openIntent(order: HeldOrder & { intent_id?: string | null }, payments: Payments) {
  const known = order.intent_id && (await payments.find(order.intent_id));
  return known || newIntent(order, payments);
}

async function newIntent(order: HeldOrder, payments: Payments): Promise<Intent> {
  try {
    const intent = await payments.open(order);
    if (await storeIntent(order.id, intent.id)) return intent;
    await payments.close(intent.id);
    throw tooLate();
  } catch (error) {
    // What was held is free again
    await expireOrder(order.id);
    throw error;
  }
}

/** Ends this browser's own earlier hold, which the new one takes the place of. */
export async function giveUp(
  orderId: unknown,
  sessionHash: string,
  payments: Payments,
  context: Context,
): Promise<void> {
  const order = await findOrder(orderId);
  if (order?.session_hash === sessionHash) await release(order.id, payments, context);
}

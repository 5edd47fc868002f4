import type { Context } from '@netlify/functions';
import { findOrder, placedBefore, type StoredOrder, storeIntent } from '../../../db/booking/orders.ts';
import { type NewOrder, placeHold } from '../../../db/booking/place-hold.ts';
import { giveUpUnopened } from '../../../db/booking/settle-order.ts';
import type { Once, Writer } from '../../../db/row/idempotency.ts';
import { isDue } from '../../../src/domain/booking/order.ts';
import { HttpError, lineOf } from '../../../src/domain/kernel/http-error.ts';
import { count, noun } from '../../../src/domain/language/polish.ts';
import { log } from '../log.ts';
import type { Intent, Payments } from '../payment/payments.ts';
import { settings } from '../settings.ts';
import { release, tooLate } from './finalise.ts';
import { purgeTaken } from './taken-cache.ts';
import { holdLimits, proofNeeded } from './unproven-limits.ts';

/** How many unpaid holds one browser may have at a time. */
const mostOfSession = 3;

const unpaidBookings = noun('nieopłaconą rezerwację', 'nieopłacone rezerwacje', 'nieopłaconych rezerwacji');
const refusals = {
  TAKEN: () => new HttpError(409, 'Ten termin jest już zajęty. Wybierz inny termin lub miejsce'),
  OWN: () =>
    new HttpError(409, 'Masz już rozpoczętą rezerwację w tym terminie: bank czeka na odpowiedź', undefined, {
      code: 'bank',
    }),
  SESSION_FULL: () =>
    new HttpError(
      429,
      `Masz już ${count(mostOfSession, unpaidBookings)}. Opłać je albo poczekaj, aż wygasną`,
      undefined,
      { headers: { 'retry-after': String(settings.holdSeconds) } },
    ),
};

/** What a hold is known by: enough to pay for it. */
export type HeldOrder = Pick<StoredOrder, 'id' | 'order_number' | 'amount' | 'booking_id' | 'expires_at'>;

const isOverdue = ({ expires_at }: Pick<StoredOrder, 'expires_at'>) => Date.parse(expires_at) <= Date.now();

/** While its card is being charged or its bank asked no hold ends before its time, unless its buyer says so. */
export const undecided: Intent['status'][] = ['processing', 'requires_action'];

/**
 * What becomes of holding something. Where holds that may give way are in the way, it is tried once more without them:
 * overdue ones are ended at once, instead of waiting for the sweeper, and `place` gives up those of the buyer's own.
 */
export async function hold<Outcome extends { yielding: string[] } | undefined>(
  place: (replaceable: string[]) => Promise<Outcome>,
  payments: Payments,
  context: Context,
): Promise<Outcome> {
  const first = await place([]);
  if (!first?.yielding.length) return first;
  const ways = first.yielding.map(async (id) => makeWay(await findOrder(id), undecided, payments, context));
  const replaceable = await Promise.all(ways);
  return place(replaceable.filter((id) => id !== undefined));
}

/** Holds the place of a new order, and ends the buyer's own holds that were given up for it. */
export async function holdPlace(
  writer: Writer,
  order: NewOrder,
  work: number,
  payments: Payments,
  context: Context,
): Promise<HeldOrder> {
  const limits = { seconds: settings.holdSeconds, perSession: mostOfSession, ...holdLimits(work) };
  let replaces = order.replaces;
  const place = (replaceable: string[]) => {
    replaces = [...order.replaces, ...replaceable];
    return placeHold(writer, { ...order, replaces }, limits);
  };
  const placed = await hold(place, payments, context);
  if (placed.outcome === 'HELD') {
    await Promise.all(replaces.map((id) => endGivenUp(id, payments, context)));
    purgeTaken(context, order.booking.kind);
    const { id, order_number, booking_id, expires_at } = placed;
    return { id, order_number, amount: order.amount, booking_id, expires_at };
  }
  if (placed.outcome === 'PROOF') throw await proofNeeded(order.ip, 'PROOF', placed.days);
  if (placed.outcome === 'SCARCE') throw await proofNeeded(order.ip, 'SCARCE');
  if (placed.outcome === 'TAKEN' && (await isOwn(placed.yielding, order.sessionHash))) throw refusals.OWN();
  throw refusals[placed.outcome]();
}

/** Is it this browser itself that stands in the way, with a payment that its bank has yet to decide? */
async function isOwn(inWay: string[], sessionHash: string): Promise<boolean> {
  const held = await Promise.all(inWay.map(findOrder));
  return held.some((order) => order?.session_hash === sessionHash && Date.parse(order.expires_at) > Date.now());
}

/** Ends an overdue hold, or books one that was paid; answers another, unless it is `busy`: its buyer may give it up. */
async function makeWay(
  order: StoredOrder | undefined,
  busy: Intent['status'][],
  payments: Payments,
  context: Context,
): Promise<string | undefined> {
  if (!order) return undefined;
  const overdue = isOverdue(order);
  const status = !overdue && order.intent_id && (await payments.find(order.intent_id))?.status;
  if (!overdue && status !== 'succeeded') return status && busy.includes(status) ? undefined : order.id;
  await release(order.id, payments, context);
  return undefined;
}

/**
 * The order that a key has placed before. One whose time is over, or that a failed call of the same key has given up,
 * is ended first, and nobody is told that they have it.
 */
export async function heldBefore(once: Once, payments: Payments, context: Context): Promise<StoredOrder | undefined> {
  const before = await placedBefore(once);
  if (!before || !isDue(before) || !isOverdue(before)) return before;
  await release(before.id, payments, context);
  return placedBefore(once);
}

/** The hold of this browser that its buyer says they change. */
export async function ownHold(
  orderId: unknown,
  sessionHash: string,
  payments: Payments,
  context: Context,
): Promise<string[]> {
  const order = await findOrder(orderId);
  const ownHold = order?.session_hash === sessionHash && isDue(order) ? order : undefined;
  const id = await makeWay(ownHold, ['processing'], payments, context);
  return id ? [id] : [];
}

/** The intent for a held order. Without one nobody could pay, so the hold ends with the attempt. */
export async function openIntent(
  order: HeldOrder & { intent_id?: string | null },
  payments: Payments,
  context: Context,
): Promise<Intent> {
  const intent = order.intent_id && (await payments.find(order.intent_id));
  return intent || newIntent(order, payments, context);
}

async function newIntent(order: HeldOrder, payments: Payments, context: Context): Promise<Intent> {
  const intent = await payments.open(order).catch(async (error) => {
    // What was held is free again, unless a repetition of this call has opened it and told its buyer so
    if (await giveUpUnopened(order.id)) context.waitUntil(endGivenUp(order.id, payments, context));
    throw error;
  });
  const stored = await storeIntent(order.id, intent.id);
  if (stored && !stored.overdue) return intent;
  // The buyer has given it up meanwhile, or a repetition of this call has failed
  if (stored) await release(order.id, payments, context);
  else await payments.close(intent.id);
  throw tooLate();
}

/** Closes the payment of what was given up; where the provider is away the sweeper does. */
export const endGivenUp = (orderId: string, payments: Payments, context: Context): Promise<void> =>
  release(orderId, payments, context).catch((error) =>
    log('warn', `A hold that was given up has not ended yet: ${lineOf(error)}`),
  );

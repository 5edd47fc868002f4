import { randomBytes } from 'node:crypto';
import { type ChangeOutcome, changeBooking, type StoredBooking } from '../../../db/booking/bookings.ts';
import { findOrder, type StoredOrder } from '../../../db/booking/orders.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { dayOf } from '../../../src/domain/language/days.ts';
import { bookingSession } from '../http/booking-session.ts';
import { seedOf } from '../http/idempotency-key.ts';
import { invalid } from '../http/invalid.ts';
import { networkOf } from '../http/network.ts';
import type { Call } from '../http/route.ts';
import { throttleNetwork, workOf } from '../http/throttle.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { paymentsOf } from '../payment/payments.ts';
import { settings } from '../settings.ts';
import { daysOf } from './booking-answer.ts';
import { endGivenUp, heldBefore, hold, openIntent } from './hold.ts';
import { type Caller, open } from './holders.ts';
import { mostChanges, tooOften } from './most-changes.ts';
import { datesOf, spaceOf } from './new-dates.ts';
import { purgeTaken } from './taken-cache.ts';
import { holdLimits, proofNeeded } from './unproven-limits.ts';

const refusals: Record<
  Exclude<ChangeOutcome['outcome'], 'CHANGED' | 'HELD' | 'PROOF' | 'SCARCE'>,
  (amount: number) => HttpError
> = {
  OVER: () => new HttpError(409, 'Tej rezerwacji nie można już zmienić'),
  BUSY: () => new HttpError(409, 'Poprzednia zmiana jest właśnie opłacana. Spróbuj za kilka minut'),
  OTHER: (difference) =>
    new HttpError(409, 'Rezerwacja zmieniła się w międzyczasie. Sprawdź ją i zmień jeszcze raz', undefined, {
      body: { difference },
    }),
  OFTEN: tooOften,
  TAKEN: () => new HttpError(409, 'Ten termin jest już zajęty. Wybierz inny termin lub miejsce'),
};

/** What its holder wants of a booking: other days, for parking another space, and what they were told of the price. */
function wantedOf(booking: StoredBooking, body: Call['body']) {
  const dates = datesOf(booking, body);
  const place = spaceOf(booking, body.space_id);
  const now = daysOf(booking);
  const isSame = dates.since === now.since && dates.until === now.until;
  if (isSame && (place.space_id ?? booking.space_id) === booking.space_id)
    throw invalid({ until: 'To są te same dni' });
  const { difference } = body;
  if (!Number.isSafeInteger(difference)) throw invalid({ difference: 'Brakuje różnicy ceny w groszach' });
  return { ...dates, ...place, difference: Number(difference) };
}

/** An order of this change whose payment this browser began and left while its bank asked: it goes on as it stands. */
async function begunBefore(
  { yielding }: ChangeOutcome,
  wanted: { since: string; until: string; difference: number; space_id: number | null },
  sessionHash: string,
): Promise<StoredOrder | undefined> {
  const held = await Promise.all(yielding.map(findOrder));
  return held.find(
    (order) =>
      order?.changes &&
      order.session_hash === sessionHash &&
      order.amount === wanted.difference &&
      order.space_id === wanted.space_id &&
      dayOf(order.since) === wanted.since &&
      dayOf(order.until) === wanted.until,
  );
}

/** Changes the dates, or opens the payment of what they cost more; the old ones stand until it is paid. */
export async function changeDates(call: Call, caller: Caller): Promise<Response> {
  const { request, context, once, body } = call;
  const booking = await open(caller);
  const ip = networkOf(context.ip);
  await throttleNetwork(call, 'change', { most: 30, seconds: 60 });
  const wanted = wantedOf(booking, body);
  const session = bookingSession(request, once && seedOf(once, ip));
  const payments = await paymentsOf(context);
  const { days: most_days, ...unpaid } = holdLimits(await workOf(call));
  const limits = { most_days, ...unpaid, most_changes: mostChanges() };
  const change = { ...wanted, ...limits, id: randomBytes(16).toString('hex'), sessionHash: session.hash, ip };
  let replaces: string[] = [];
  const place = (held: string[]) => {
    replaces = held;
    return changeBooking(caller, booking, { ...change, replaces }, settings.holdSeconds, once);
  };
  // A key answers no change that has expired
  if (once) await heldBefore(once, payments, context);
  const outcome = await hold(place, payments, context);
  if (!outcome) throw caller.refusal();
  if (outcome.outcome === 'PROOF') throw await proofNeeded(ip, 'PROOF', outcome.amount);
  if (outcome.outcome === 'SCARCE') throw await proofNeeded(ip, 'SCARCE');
  const begun = outcome.outcome === 'BUSY' ? await begunBefore(outcome, { ...booking, ...wanted }, session.hash) : null;
  if (outcome.outcome !== 'CHANGED' && outcome.outcome !== 'HELD' && !begun)
    throw refusals[outcome.outcome](outcome.amount);
  if (!begun) await Promise.all(replaces.map((id) => endGivenUp(id, payments, context)));
  deliverSoon(context);
  purgeTaken(context, booking.kind);
  if (outcome.outcome === 'CHANGED') return Response.json({ message: 'Termin został zmieniony' });
  const order = begun ?? (outcome.id && (await findOrder(outcome.id)));
  if (!order) throw new Error('The change that was held is gone');
  const { client_secret: clientSecret } = await openIntent(order, payments, context);
  const { provider, publishableKey } = payments;
  return Response.json(
    {
      ...{ clientSecret, provider, publishableKey },
      ...{ order: order.id, amount: order.amount, expires_at: order.expires_at },
      message: 'Nowe dni czekają na płatność',
    },
    { status: 201, headers: { 'set-cookie': session.cookie } },
  );
}

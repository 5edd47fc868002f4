import { randomBytes } from 'node:crypto';
import { type ChangeOutcome, changeBooking, heldChangeOf, type ManagedBooking } from '../../../db/manage.ts';
import { findOrder } from '../../../db/orders.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { Day } from '../../../src/domain/language/days.ts';
import type { Level } from '../../../src/domain/parking.ts';
import { seedOf } from '../http/idempotency-key.ts';
import { networkOf } from '../http/network.ts';
import type { Call } from '../http/route.ts';
import { deliverSoon } from '../jobs/outbox.ts';
import { settings } from '../settings.ts';
import { bookingSession } from './booking-session.ts';
import { release } from './finalise.ts';
import { giveWay, openIntent } from './hold.ts';
import { type Payments, paymentsOf } from './payments.ts';

export interface NewDates {
  since: Day;
  until: Day;
  /** What its buyer was told that they cost more, in grosze. */
  difference: number;
  parking_level?: Level;
  space_id?: number;
}

const refusals: Record<Exclude<ChangeOutcome['outcome'], 'CHANGED' | 'HELD'>, (amount: number) => HttpError> = {
  OVER: () => new HttpError(409, 'Tej rezerwacji nie można już zmienić'),
  BUSY: () => new HttpError(409, 'Poprzednia zmiana jest właśnie opłacana. Spróbuj za kilka minut'),
  OTHER: (difference) =>
    new HttpError(409, 'Rezerwacja zmieniła się w międzyczasie. Sprawdź ją i zmień jeszcze raz', undefined, {
      body: { difference },
    }),
  TAKEN: () => new HttpError(409, 'Ten termin jest już zajęty. Wybierz inny termin lub miejsce'),
};

/** Changes the dates, or opens the payment of what they cost more; the old ones stand until it is paid. */
export async function changeDates(call: Call, booking: ManagedBooking, dates: NewDates): Promise<Response> {
  const { request, context, once } = call;
  const ip = networkOf(context.ip);
  const session = bookingSession(request, once && seedOf(once, ip));
  const payments = await paymentsOf(context);
  const change = { ...dates, id: randomBytes(16).toString('hex'), sessionHash: session.hash, ip };
  const outcome = await settle(call, booking, change, payments);
  deliverSoon(context);
  if (outcome.outcome === 'CHANGED') return Response.json({ message: 'Termin został zmieniony' });
  const order = outcome.id && (await findOrder(outcome.id));
  if (!order) throw new Error('The change that was held is gone');
  const { client_secret: clientSecret } = await openIntent(order, payments);
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

/** Holds that may give way, an earlier change of the same booking among them, are ended first. */
async function settle(
  call: Call,
  booking: ManagedBooking,
  change: Parameters<typeof changeBooking>[1],
  payments: Payments,
  tries = 2,
): Promise<ChangeOutcome> {
  const outcome = await changeBooking(booking, change, settings.holdSeconds, call.once);
  if (outcome.outcome === 'CHANGED' || outcome.outcome === 'HELD') return outcome;
  if (outcome.yielding.length === 0 || tries === 0) throw refusals[outcome.outcome](outcome.amount);
  await Promise.all(outcome.yielding.map((id) => giveWay(id, payments, call.context)));
  return settle(call, booking, change, payments, tries - 1);
}

/** Ends new dates that wait for their payment; where that was faster they are booked. */
export async function endChange({ id }: ManagedBooking, { context }: Pick<Call, 'context'>): Promise<void> {
  const change = await heldChangeOf(id);
  if (change) await release(change, await paymentsOf(context), context);
}

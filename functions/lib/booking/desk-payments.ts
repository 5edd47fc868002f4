import { randomBytes } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type { Bookable } from '../../../db/booking/bookings.ts';
import {
  type DeskMoney,
  deskMoney,
  dueOtherwise,
  handBack,
  openDue,
  takeAtDesk,
} from '../../../db/booking/desk-payments.ts';
import { findOrder } from '../../../db/booking/orders.ts';
import type { Key } from '../../../db/row/write.ts';
import { type DeskMoneyAnswer, deskPayment, handedBack, linkStep } from '../../../src/domain/booking/desk-money.ts';
import { isDue } from '../../../src/domain/booking/order.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { bookingSession } from '../http/booking-session.ts';
import { sessionOf } from '../http/endpoint.ts';
import { seedOf } from '../http/idempotency-key.ts';
import { invalid } from '../http/invalid.ts';
import { networkOf } from '../http/network.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call, Routes } from '../http/route.ts';
import { allRequired, ref } from '../http/schemas.ts';
import { throttleNetwork } from '../http/throttle.ts';
import { manageLink } from '../mail/manage-token.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { paymentsOf } from '../payment/payments.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { noteListed } from '../resource/people-listed.ts';
import { settings } from '../settings.ts';
import { deskMoneySchema } from './desk-schema.ts';
import { finalise } from './finalise.ts';
import { openIntent } from './hold.ts';
import { type Caller, open } from './holders.ts';
import { endHold } from './release-hold.ts';

/** Another sum is due by now, or none: it was paid meanwhile, by the link or to somebody else. */
const otherDue = (due: number): HttpError =>
  new HttpError(
    409,
    due === 0 ? 'Nic nie jest już do zapłaty' : 'Do zapłaty jest inna kwota. Sprawdź ją i spróbuj jeszcze raz',
    undefined,
    { code: 'due', body: { due } },
  );

async function moneyOf(entity: Bookable, id: Key): Promise<DeskMoney> {
  const money = await deskMoney(entity, id);
  if (!money) throw notFound(entity);
  return money;
}

/** What the provider says of a payment by the link that is open; one that has come is settled at once. */
async function askProvider({ by_link }: DeskMoney, context: Context) {
  const order = by_link?.state === 'HELD' ? await findOrder(by_link.id) : undefined;
  // The provider's own call may have been faster
  if (order && !isDue(order)) return { isSettled: true };
  if (!order?.intent_id) return {};
  const payments = await paymentsOf(context);
  const intent = await payments.find(order.intent_id);
  const isSettled = intent?.status === 'succeeded' && (await finalise(order, payments, context)) !== undefined;
  return { isSettled, status: intent?.status, declined: Boolean(intent?.last_payment_error) };
}

async function answerOf(entity: Bookable, id: Key, context: Context): Promise<DeskMoneyAnswer> {
  const first = await moneyOf(entity, id);
  const { isSettled, ...asked } = await askProvider(first, context);
  const { id: _id, manage_key, by_link, ...money } = isSettled ? await moneyOf(entity, id) : first;
  return {
    ...money,
    link: manageLink(manage_key),
    step: linkStep(money.due, money.opened_at, by_link && { ...by_link, ...asked }),
    pays_until: by_link?.state === 'HELD' ? by_link.expires_at : null,
  };
}

/** Money of a booking at the desk: what is due and how far its link is, what a clerk takes and gives back. */
export function deskPayments(entity: Bookable): Routes {
  const path = `${pages.api}${entity.path}/:id`;
  const who = entity.write;
  return {
    [`GET ${path}/payments`]: {
      summary: `${entity.one}: its money, and the link by which it is paid`,
      answer: deskMoneySchema,
      refuses: [502],
      who,
      run: async (call) => {
        const id = keyOf(entity, call.params.id);
        const answer = await answerOf(entity, id, call.context);
        // It has the link by which the booking's page opens
        noteListed(call, entity, { data: [{ id }] });
        return { data: [answer] };
      },
    },
    [`POST ${path}/payments`]: {
      summary: `${entity.one}: all that is due, taken at the desk`,
      body: deskPayment,
      answer: ref('Created'),
      status: 201,
      refuses: [502],
      takesKey: true,
      who,
      run: async (call) => {
        const { method, amount } = parseBody(deskPayment, call.body);
        const { id, by_link } = await moneyOf(entity, keyOf(entity, call.params.id));
        // Nobody pays twice: a payment by card that was faster counts, one that was only begun ends
        if (by_link?.state === 'HELD') await endHold(by_link.id, call.context);
        const clerk = sessionOf(call).user.id;
        const payment = await takeAtDesk(call, id, { method, amount, clerk }).catch((error) => {
          const due = dueOtherwise(error);
          throw due === undefined ? error : otherDue(due);
        });
        deliverSoon(call.context);
        return Response.json({ data: { id: payment }, message: 'Zapłata została zapisana' }, { status: 201 });
      },
    },
    [`POST ${path}/refunds/:refund`]: {
      summary: `${entity.one}: a refund given back by hand, the way it came`,
      body: handedBack,
      who,
      run: async (call) => {
        const { amount } = parseBody(handedBack, call.body);
        const { id } = await moneyOf(entity, keyOf(entity, call.params.id));
        const [refund, clerk] = [Number(call.params.refund), sessionOf(call).user.id];
        if (!Number.isSafeInteger(refund) || !(await handBack(call.author, id, { refund, amount, clerk })))
          throw new HttpError(409, 'Tego zwrotu nie ma już do wypłaty albo jego kwota jest inna', undefined, {
            code: 'handed',
          });
        deliverSoon(call.context);
        return { message: 'Wypłata została zapisana' };
      },
    },
  };
}

/** Opens the payment of what is due, for whoever has the link: it stands open as long as a place is held. */
export async function payDue(call: Call, caller: Caller): Promise<Response> {
  const { request, context, once, body } = call;
  await throttleNetwork(call, 'pay', { most: 100, seconds: 60 });
  const { order_id } = await open(caller);
  if (!order_id) throw otherDue(0);
  if (body.terms !== true) throw invalid({ terms: 'Bez zgody nie możemy przyjąć zamówienia' });
  if (!Number.isSafeInteger(body.amount)) throw invalid({ amount: 'Kwota w groszach' });
  const ip = networkOf(context.ip);
  const session = bookingSession(request, once && seedOf(once, ip));
  const payments = await paymentsOf(context);
  const wanted = { id: randomBytes(16).toString('hex'), amount: Number(body.amount), session_hash: session.hash, ip };
  const opened = await openDue(call, order_id, wanted, settings.holdSeconds);
  if (opened?.outcome === 'BUSY')
    throw new HttpError(409, 'Poprzednia zmiana jest właśnie opłacana. Spróbuj za kilka minut');
  const order = opened?.outcome === 'HELD' && opened.id ? await findOrder(opened.id) : undefined;
  if (!order || !isDue(order)) throw otherDue(opened?.amount ?? 0);
  const { client_secret: clientSecret } = await openIntent(order, payments, context);
  const { provider, publishableKey } = payments;
  return Response.json(
    {
      ...{ clientSecret, provider, publishableKey },
      ...{ order: order.id, amount: order.amount, expires_at: order.expires_at },
      message: 'Rezerwacja czeka na płatność',
    },
    { status: 201, headers: { 'set-cookie': session.cookie } },
  );
}

export const payDueSchema = allRequired({
  amount: { type: 'integer', description: 'As it was told; another sum is a 409 with what is due' },
  terms: { const: true },
});

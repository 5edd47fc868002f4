import type { Context } from '@netlify/functions';
import { findOrder, type StoredOrder } from '../../../db/booking/orders.ts';
import { findRefund, type Refund } from '../../../db/booking/refunds.ts';
import { claimDue, type Due, markFailed, markSent, type OrderDue, type OrderErrand } from '../../../db/mail/outbox.ts';
import { isOwed } from '../../../src/domain/booking/order.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { paymentsOf } from '../payment/payments.ts';
import { sendRefund } from '../payment/send-refund.ts';
import type { Result } from '../run.ts';
import { accountMail } from './account.ts';
import { bookedMail } from './booked.ts';
import { cancellationMail } from './cancellation.ts';
import { changeMail } from './change.ts';
import { confirmationMail } from './confirmation.ts';
import { lostLinkMail } from './lost-link.ts';
import type { Mail } from './mail.ts';
import { refundMail } from './refund.ts';
import { sendMail } from './send.ts';

type Deploy = Pick<Context, 'deploy'>;

async function refundOf({ refund_id }: OrderDue): Promise<Refund> {
  const refund = refund_id === null ? undefined : await findRefund(refund_id);
  if (!refund) throw new Error('There is nothing to refund');
  return refund;
}

/** Sends a mail about an order; `about` tells it from others of its order. */
async function sendAbout(order: StoredOrder, { id, kind }: OrderDue, mail: Mail, about: string | number = id) {
  const which = kind === 'confirmation' ? '' : `.${about}`;
  // Whose address was taken away since is written to no more
  if (order.email) await sendMail(order.email, `${kind}.${order.order_number}${which}`, mail);
  await markSent(id);
}

const errands: {
  [K in OrderErrand]: (order: StoredOrder, due: OrderDue<K>, context: Deploy) => Promise<unknown>;
} = {
  // Who has paid meanwhile gets the confirmation, and who cancelled is told of that
  booked: async (order, due) => (isOwed(order) ? sendAbout(order, due, await bookedMail(order)) : markSent(due.id)),
  confirmation: async (order, due) => sendAbout(order, due, await confirmationMail(order)),
  change: async (order, due) => sendAbout(order, due, await changeMail(order, due.facts)),
  cancellation: (order, due) => sendAbout(order, due, cancellationMail(order, due.facts)),
  link: (order, due) => sendAbout(order, due, lostLinkMail(order)),
  refund: async (order, due, context) => {
    const refund = await refundOf(due);
    if (refund.state === 'PENDING') await sendRefund(refund, order.id, await paymentsOf(context));
    await markSent(due.id);
  },
  refund_notice: async (order, due) => {
    const refund = await refundOf(due);
    await sendAbout(order, { ...due, kind: 'refund_notice' }, refundMail(order, refund), refund.id);
  },
};

const run = <K extends OrderErrand>(order: StoredOrder, due: OrderDue<K>, context: Deploy): Promise<unknown> =>
  errands[due.kind as K](order, due, context);

async function perform(due: Due, context: Deploy): Promise<void> {
  if (due.order_id === null) {
    await sendMail(due.recipient, `${due.kind}.${due.id}`, await accountMail(due));
    await markSent(due.id);
    return;
  }
  const order = await findOrder(due.order_id);
  if (!order) throw new Error('The order is gone');
  await run(order, due, context);
}

/** A scheduled call has 30 s; a send that began must also end. */
const patience = 12_000;

/** Sends what is due, one at a time; answers how many went out. What fails is tried again later. */
async function deliver(context: Deploy): Promise<number> {
  const end = Date.now() + patience;
  let count = 0;
  for (let due = await claimDue(); due; due = Date.now() < end ? await claimDue() : undefined) {
    try {
      await perform(due, context);
      count++;
    } catch (error) {
      console.error(
        `outbox: ${due.kind}${due.order_id ? ` of order ${due.order_number}` : ''} failed: ${lineOf(error)}`,
      );
      await markFailed(due.id, lineOf(error));
    }
  }
  return count;
}

/**
 * Sends what is due after the answer, once `first` is done, which logs its own failures. What is left is sent by the
 * next call, or within the minute by the scheduled one.
 */
export function deliverSoon(
  context: Pick<Context, 'waitUntil' | 'deploy'>,
  first: Promise<unknown> = Promise.resolve(),
): void {
  context.waitUntil(first.then(() => deliver(context)).catch((error) => console.error(`outbox: ${lineOf(error)}`)));
}

/** The scheduled one: what failed, or what the call that caused it ended too early to send. */
export const sendDue = async (context: Context): Promise<Result> => ({ counts: { sent: await deliver(context) } });

import type { Context } from '@netlify/functions';
import { accountOf } from '../../../db/booking/order-account.ts';
import { findOrder } from '../../../db/booking/orders.ts';
import { findRefund, type Refund } from '../../../db/booking/refunds.ts';
import { findContact } from '../../../db/mail/contact.ts';
import { claimDue, type Due, markFailed, markSent, type OrderDue, type OrderErrand } from '../../../db/mail/outbox.ts';
import { findRentalTerms } from '../../../db/mail/rental-terms.ts';
import { isOwed, isPaid } from '../../../src/domain/booking/order.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { log } from '../log.ts';
import { paymentsOf } from '../payment/payments.ts';
import { sendRefund } from '../payment/send-refund.ts';
import type { Result } from '../run.ts';
import { accountMail } from './account.ts';
import { bookedMail } from './booked.ts';
import { cancellationMail } from './cancellation.ts';
import { changeMail } from './change.ts';
import { confirmationMail } from './confirmation.ts';
import type { Told } from './facts.ts';
import { handOverMail } from './hand-over.ts';
import type { Letter } from './letter.ts';
import { lostLinkMail } from './lost-link.ts';
import { mailOf } from './mail.ts';
import { refundMail } from './refund.ts';
import { sendMail } from './send.ts';

type Deploy = Pick<Context, 'deploy'>;

async function refundOf({ refund_id }: OrderDue): Promise<Refund> {
  const refund = refund_id === null ? undefined : await findRefund(refund_id);
  if (!refund) throw new Error('There is nothing to refund');
  return refund;
}

/** Sends a mail about an order; `about` tells it from others of its order. */
async function sendAbout({ order, contact }: Told, { id, kind }: OrderDue, letter: Letter, about?: number) {
  const name = kind === 'refund_notice' ? 'refund' : kind;
  const which = [name, order.order_number, about].filter((it) => it !== undefined).join('.');
  // Whose address was taken away since is written to no more
  if (order.email) await sendMail(order.email, which, mailOf(letter, contact));
  await markSent(id);
}

/** A mail that could not be sent at once may be late: of what was cancelled meanwhile its buyer has heard. */
const stands = ({ order }: Told): boolean => isPaid(order) || isOwed(order);

const errands: {
  [K in OrderErrand]: (told: Told, due: OrderDue<K>, context: Deploy) => Promise<unknown>;
} = {
  // Who has paid meanwhile gets the confirmation, and who cancelled is told of that
  booked: async (told, due) =>
    isOwed(told.order) ? sendAbout(told, due, await bookedMail(told), due.id) : markSent(due.id),
  confirmation: async (told, due) =>
    stands(told) ? sendAbout(told, due, await confirmationMail(told)) : markSent(due.id),
  change: async (told, due) =>
    stands(told) ? sendAbout(told, due, await changeMail(told, due.facts), due.id) : markSent(due.id),
  // What the staff have taken back before it was sent is told by the next mail alone
  cancellation: (told, due) =>
    stands(told) ? markSent(due.id) : sendAbout(told, due, cancellationMail(told, due.facts), due.id),
  hand_over: (told, due) => sendAbout(told, due, handOverMail(told, due.facts), due.id),
  link: (told, due) => sendAbout(told, due, lostLinkMail(told), due.id),
  refund: async ({ order }, due, context) => {
    const refund = await refundOf(due);
    if (refund.state === 'PENDING') await sendRefund(refund, order.id, await paymentsOf(context));
    await markSent(due.id);
  },
  refund_notice: async (told, due) => {
    const refund = await refundOf(due);
    await sendAbout(told, due, refundMail(told, refund), refund.id);
  },
};

const run = <K extends OrderErrand>(told: Told, due: OrderDue<K>, context: Deploy): Promise<unknown> =>
  errands[due.kind as K](told, due, context);

async function perform(due: Due, context: Deploy): Promise<void> {
  if (due.order_id === null) {
    await sendMail(due.recipient, `${due.kind}.${due.id}`, mailOf(await accountMail(due), await findContact()));
    await markSent(due.id);
    return;
  }
  const order = await findOrder(due.order_id);
  if (!order) throw new Error('The order is gone');
  const [account, contact, terms] = await Promise.all([
    accountOf(order),
    findContact(),
    order.kind === 'rental' ? findRentalTerms() : undefined,
  ]);
  await run({ order, account, contact, terms }, due, context);
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
      log(
        'error',
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
  context.waitUntil(first.then(() => deliver(context)).catch((error) => log('error', `outbox: ${lineOf(error)}`)));
}

/** The scheduled one: what failed, or what the call that caused it ended too early to send. */
export const sendDue = async (context: Context): Promise<Result> => ({ counts: { sent: await deliver(context) } });

import type { Context } from '@netlify/functions';
import {
  type Charge,
  type ComparedCharge,
  comparedCharges,
  type Difference,
  keepDifferences,
  otherwiseRefunded,
} from '../../../db/booking/payment-differences.ts';
import { noteRefunds } from '../../../db/booking/refunds.ts';
import type { DifferenceKind } from '../../../src/domain/booking/payment-difference.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { log } from '../log.ts';
import type { Intent, Payments } from '../payment/payments.ts';
import type { Refunded } from '../payment/provider-rows.ts';
import { finalise, orderOf } from './finalise.ts';

type Deploy = Pick<Context, 'waitUntil' | 'deploy'>;

/** What a comparison did: payments looked at, booked or noted late; what differs still, and what could not be asked. */
export const nothing = { looked: 0, mended: 0, differences: 0, failures: 0 };
export type Counts = typeof nothing;

/** Notes refunds that were made, or have failed, at the provider while nobody heard of it. */
export async function noteUnknown(refunds: Refunded[], payments: Payments): Promise<Counts> {
  const counts = { ...nothing };
  for (const intentId of refunds.length > 0 ? await otherwiseRefunded(refunds) : [])
    await counting(counts, async () => (await noteRefunds(intentId, await payments.refundsOf(intentId))).length);
  return counts;
}

/**
 * Compares some of the provider's intents and their refunds with what is kept here, and books what was paid and never
 * booked. What seems to differ is asked for once more: money may have moved since the list was read.
 */
export async function compareIntents(
  intents: Intent[],
  refunds: Refunded[],
  payments: Payments,
  context: Deploy,
): Promise<Counts> {
  const counts = { ...nothing, looked: intents.length };
  if (intents.length === 0) return counts;
  const unbooked = new Set((await compared(intents)).filter(isUnbooked).map(({ intent_id }) => intent_id));
  const late = intents.filter(({ id }) => unbooked.has(id));
  const { mended, failures } = await bookLate(late, payments, context);
  const doubtful = new Set(differencesOf(await compared(intents), refunds, payments).map((it) => it.intent_id));
  const again = await askAgain([...doubtful], payments);
  const found = differencesOf(await compared(again.intents), again.refunds, payments);
  const differences = await keepDifferences(
    intents.map(({ id }) => id),
    found,
  );
  return { ...counts, mended, failures, differences };
}

/** The intents with these ids and their refunds, as the provider has them now. */
export async function askAgain(intentIds: string[], payments: Payments) {
  const answers = await Promise.all(
    intentIds.map(async (intent_id) => ({
      intent: await payments.find(intent_id),
      refunds: await payments.refundsOf(intent_id),
    })),
  );
  return {
    intents: answers.map(({ intent }) => intent).filter((it) => it !== undefined),
    refunds: answers.flatMap(({ refunds }) => refunds),
  };
}

const compared = async (intents: Intent[]): Promise<ComparedCharge[]> =>
  intents.length > 0 ? comparedCharges(intents.map(chargeOf)) : [];

async function bookLate(intents: Intent[], payments: Payments, context: Deploy): Promise<Counts> {
  const counts = { ...nothing };
  for (const intent of intents)
    await counting(counts, async () => {
      const order = await orderOf(intent);
      return order && (await finalise(order, payments, context))?.changed ? 1 : 0;
    });
  return counts;
}

/** Counts what was mended; one that fails holds up none of the others. */
async function counting(counts: Counts, mend: () => Promise<number>): Promise<void> {
  try {
    counts.mended += await mend();
  } catch (error) {
    counts.failures++;
    log('error', `compare: ${lineOf(error)}`);
  }
}

const chargeOf = ({ id, metadata, status, amount_received }: Intent): Charge => ({
  ...{ intent_id: id, order: metadata.order ?? null },
  ...{ paid: status === 'succeeded', received: amount_received },
});

/** Money that came for an order which still waits for it, or has given its place back. */
const isUnbooked = ({ paid, order_state }: ComparedCharge) =>
  paid && (order_state === 'HELD' || order_state === 'EXPIRED');

/** What is said differently of these payments here and there. */
export function differencesOf(charges: ComparedCharge[], refunds: Refunded[], { live }: Payments): Difference[] {
  return charges.flatMap((charge) => {
    const { intent_id, order, order_number, paid, received, payment_state, amount, refunded } = charge;
    const difference = (kind: DifferenceKind, here: number, there: number): Difference[] => [
      { kind, intent_id, order_number, here, there },
    ];
    // Test keys are shared by databases that know nothing of each other, and an account may serve other shops
    const isOurs = order_number || (live && /^[0-9a-f]{32}$/.test(order ?? ''));
    const isBooked = payment_state === 'PAID';
    if (!isOurs || (!paid && !isBooked)) return [];
    if (!order_number) return difference('NO_ORDER', 0, received);
    if (!isBooked) return difference('SECOND', 0, received);
    if (!paid) return difference('UNPAID', amount ?? 0, 0);
    if (amount !== received) return difference('AMOUNT', amount ?? 0, received);
    const there = refunds.filter((it) => it.intent_id === intent_id);
    const back = sumOf(there.filter(({ state }) => state === 'DONE'));
    const wrong = sumOf(there.filter((it) => it.state !== 'FAILED' && isWrong(it, charge)));
    return [
      ...(back === refunded ? [] : difference('REFUNDED', refunded, back)),
      ...(wrong > 0 ? difference('WRONG_REFUND', 0, wrong) : []),
    ];
  });
}

/** Does the provider's refund bear the number of one of ours that is another refund there, or that we never made? */
const isWrong = ({ id, our }: Refunded, { refund_ids }: ComparedCharge): boolean =>
  our !== null && refund_ids[our] !== id;
const sumOf = (refunds: Refunded[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

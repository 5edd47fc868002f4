import { findRefund, noteRefunds, type Refund, refuseRefund } from '../../../db/booking/refunds.ts';
import type { Payments } from './payments.ts';

/**
 * Sends a refund, unless the provider has it: its answer may have been lost, longer ago than the provider remembers our
 * key, and staff may have given money back there. Of what they gave back so much less is sent.
 */
export async function sendRefund(
  { id, intent_id }: Pick<Refund, 'id' | 'intent_id'>,
  orderId: string,
  payments: Payments,
  tries = 2,
): Promise<void> {
  await noteRefunds(intent_id, await payments.refundsOf(intent_id));
  const refund = await findRefund(id);
  if (refund?.state !== 'PENDING' || refund.provider_id) return;
  const made = await payments.refund(refund, orderId);
  if (made === 'DISPUTED') {
    await refuseRefund(id, 'charge_disputed');
    throw new Error('The bank of the buyer has taken the money back');
  }
  if (made === 'MORE_THAN_LEFT') {
    if (tries === 0) throw new Error('The provider has less left of the payment than is to go back');
    return sendRefund(refund, orderId, payments, tries - 1);
  }
  await noteRefunds(intent_id, [made]);
  if (made.state === 'FAILED') throw new Error(`The refund ${made.id} was refused`);
}

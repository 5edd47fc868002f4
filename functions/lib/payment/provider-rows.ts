import type Stripe from 'stripe';
import type { DisputeState, ProviderRefund, RefundState } from '../../../db/booking/refunds.ts';
import { codeOf, idOf } from './provider-client.ts';

const refundStates: Partial<Record<string, RefundState>> = { succeeded: 'DONE', failed: 'FAILED', canceled: 'FAILED' };

/** A refund of the provider's, and of which intent it is. */
export type Refunded = ProviderRefund & { intent_id: string };

/** What is pending there, or waits for its receiver, is not done. */
export const refundRow = (refund: Stripe.Refund): Refunded => ({
  ...{ id: refund.id, intent_id: idOf(refund.payment_intent) ?? '', amount: refund.amount },
  ...{ state: refundStates[refund.status ?? ''] ?? 'PENDING', failure: refund.failure_reason ?? null },
  our: Number(refund.metadata?.refund) || null,
});

/** Why the provider will not make a refund: less of the payment is left, or a bank has taken its money back. */
export type RefundRefusal = 'MORE_THAN_LEFT' | 'DISPUTED';

/** The error of a refund that was asked for, read; any other is thrown again. */
export function refusalOf(error: unknown): RefundRefusal {
  const code = codeOf(error);
  if (code === 'charge_disputed') return 'DISPUTED';
  // The provider has no code for a part that is too large
  const isTooMuch = error instanceof Error && error.message.includes('greater than unrefunded amount');
  if (code === 'charge_already_refunded' || isTooMuch) return 'MORE_THAN_LEFT';
  throw error;
}

/** A bank that only asked, or was answered in time, has not taken the money. */
const disputeStates: Partial<Record<Stripe.Dispute.Status, DisputeState>> = {
  ...{ won: 'WON', warning_closed: 'WON', prevented: 'WON' },
  lost: 'LOST',
};
export const disputeRow = ({ status, payment_intent }: Stripe.Dispute) => ({
  ...{ intent_id: idOf(payment_intent) ?? '', state: disputeStates[status] ?? ('OPEN' as const) },
});
export type Disputed = ReturnType<typeof disputeRow>;

import type { dispute, refundCause, refundState } from '../../src/domain/booking/payment.ts';
import { row, sql, write } from '../sql.ts';

export type RefundCause = keyof typeof refundCause;
export type RefundState = keyof typeof refundState;
/** Money that goes back, or has: of which payment, how much in grosze, and why. */
export interface Refund {
  id: number;
  intent_id: string;
  at: string;
  amount: number;
  cause: RefundCause;
  state: RefundState;
  /** It went back by a bank transfer. */
  transferred: boolean;
  /** The provider's own id of it, once it is known there. */
  provider_id: string | null;
}

export const findRefund = (id: number): Promise<Refund | undefined> =>
  row(sql`
    select r.id, p.intent_id, r.create_time as at, r.amount, r.cause, r.state, r.transferred, r.provider_id
      from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`);

/** A refund as the provider has it. */
export interface ProviderRefund {
  id: string;
  amount: number;
  state: RefundState;
  /** Why it failed, in the provider's word. */
  failure: string | null;
  /** Our id of it; null where it was made at the provider. */
  our: number | null;
}
/** A refund that is other now than it was known here. */
interface NotedRefund {
  id: string;
  became: RefundState;
}

/** Notes what the provider has of a payment's refunds: all of them, the newest first. */
export const noteRefunds = (intentId: string, refunds: ProviderRefund[]): Promise<NotedRefund[]> =>
  write<NotedRefund>(
    'system',
    sql`select provider as id, became from note_refunds(${intentId}, ${JSON.stringify(refunds)}::jsonb)`,
  );

/** The provider will not make a refund, and says why: it waits for the admin. */
export const refuseRefund = (id: number, why: string): Promise<unknown> =>
  write(
    'system',
    sql`update outbox set sent_at = clock() where refund_id = ${id} and kind = 'refund' and sent_at is null`,
    sql`update refunds set state = 'FAILED', failure = ${why} where id = ${id} and state = 'PENDING'`,
  );

export type DisputeState = keyof typeof dispute;
/** How a dispute over a payment stands; false where it is none of ours, or stood so before. */
export const noteDispute = async (intentId: string, state: DisputeState): Promise<boolean> =>
  (
    await write(
      'system',
      sql`update payments set dispute = ${state} where intent_id = ${intentId} and dispute is distinct from ${state}
          returning id`,
    )
  ).length > 0;

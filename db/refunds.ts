import type { refundCause, refundState } from '../src/domain/payment.ts';
import { row, sql, write } from './sql.ts';

export type RefundCause = keyof typeof refundCause;
export type RefundState = keyof typeof refundState;
/** Money that goes back, or has: of which payment, how much in grosze, and why. */
export interface Refund {
  id: number;
  intent_id: string;
  amount: number;
  cause: RefundCause;
  state: RefundState;
  /** It went back by a bank transfer. */
  transferred: boolean;
}

export const findRefund = (id: number): Promise<Refund | undefined> =>
  row(sql`
    select r.id, p.intent_id, r.amount, r.cause, r.state, r.transferred
      from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`);

/** The provider has taken it; `providerId` is its own id of the refund, where it said one. */
export const finishRefund = (id: number, providerId: string | null): Promise<unknown> =>
  write('system', sql`select finish_refund(${id}::int, ${providerId}::text)`);

/** A refund as the provider has it. */
export interface ProviderRefund {
  id: string;
  amount: number;
  failed: boolean;
  /** Why it failed, in the provider's word. */
  failure: string | null;
  /** Our id of it; null where it was made at the provider. */
  our: number | null;
}
/** Notes what the provider has of a payment's refund; true where it has failed only now. */
export async function noteRefund(intentId: string, refund: ProviderRefund): Promise<boolean> {
  const { id, amount, failed, failure, our } = refund;
  const [noted] = await write<{ failed: boolean }>(
    'system',
    sql`select note_refund(${intentId}, ${id}, ${amount}::int, ${failed}, ${our}::int) as failed`,
  );
  if (!noted?.failed) return false;
  await write('system', sql`update refunds set failure = ${failure?.slice(0, 100) || null} where provider_id = ${id}`);
  return true;
}

/** How a dispute over a payment stands; false where it is none of ours. */
export const noteDispute = async (intentId: string, state: 'OPEN' | 'WON' | 'LOST'): Promise<boolean> =>
  (await write('system', sql`update payments set dispute = ${state} where intent_id = ${intentId} returning id`))
    .length > 0;

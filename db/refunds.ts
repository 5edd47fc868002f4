import { row, sql, write } from './sql.ts';

export type RefundCause = 'TAKEN' | 'CUSTOMER' | 'STAFF' | 'CHANGE' | 'PROVIDER';
/** Money that goes back, or has: of which payment, how much in grosze, and why. */
export interface Refund {
  id: number;
  intent_id: string;
  amount: number;
  cause: RefundCause;
}

export const findRefund = (id: number): Promise<Refund | undefined> =>
  row(sql`
    select r.id, p.intent_id, r.amount, r.cause
      from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`);

/** The provider has taken it; `providerId` is its own id of the refund, where it said one. */
export const finishRefund = (id: number, providerId: string | null): Promise<unknown> =>
  write('system', sql`select finish_refund(${id}::int, ${providerId}::text)`);

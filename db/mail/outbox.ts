import type { HandOver } from '../../src/domain/booking/hand-over.ts';
import type { Thing } from '../../src/domain/booking/products.ts';
import type { canceller } from '../../src/domain/booking/stay.ts';
import type { Errand } from '../../src/domain/office/errands.ts';
import { row, rows, sql } from '../sql.ts';
import type { AccountLetter, AccountMailKind } from './account-mails.ts';

/**
 * What a booking was and cost before it was changed, by whom, and what was paid for that (below 0: comes back); money
 * in grosze.
 */
export interface ChangeFacts extends Thing {
  by: Canceller;
  at: string;
  amount: number;
  price: number;
  /** What was due after it; absent: noted before that was. */
  due?: number;
  /** It was cancelled, and the staff have taken that back. */
  restored?: boolean;
  /** Why the staff keep what it is cheaper by. */
  reason?: string | null;
  since: string;
  until: string;
}
type Canceller = keyof typeof canceller;
/** Who cancelled a booking, when and why, and what comes back, in grosze. */
export interface CancellationFacts {
  by: Canceller;
  at: string;
  amount: number;
  reason?: string | null;
}
/** That a car was handed over or came back, as it is noted now. */
export interface HandOverFacts extends Pick<HandOver, 'kind' | 'at' | 'mileage' | 'fuel' | 'withdrawn'> {
  /** It was noted otherwise before. */
  corrected: boolean;
}
/** What is no mail to the owner of an account is about an order. */
export type OrderErrand = Exclude<Errand, AccountMailKind>;
/** A new errand that is neither is named here by the type checker. */
type OfEachErrand<Facts extends Record<OrderErrand, unknown>> = Facts;
/** What each mail or refund about an order says besides. */
type OrderFacts = OfEachErrand<{
  booked: null;
  confirmation: null;
  refund: null;
  refund_notice: null;
  link: null;
  change: ChangeFacts;
  cancellation: CancellationFacts;
  hand_over: HandOverFacts;
}>;
export type OrderDue<K extends OrderErrand = OrderErrand> = {
  [E in K]: {
    id: number;
    kind: E;
    order_id: string;
    order_number: string;
    refund_id: number | null;
    facts: OrderFacts[E];
  };
}[K];
/** Something to send: about an order, or to the owner of an account. */
export type Due = OrderDue | ({ id: number } & AccountLetter & { order_id: null; recipient: string });

/**
 * A mail is given up after so many tries: about two days. It stays as a dead letter, to be mended and sent again. A
 * refund is never given up.
 */
export const mostAttempts = 16;

/**
 * Takes the next thing to send, if any. Refunds go first: with a mail server that does not answer, each mail takes ten
 * seconds. What was taken is not taken again for two minutes (a send gives up before, see lib/mail/send.ts), then four,
 * eight and so on, up to six hours.
 */
export const claimDue = (): Promise<Due | undefined> =>
  row(sql`
    with due as (
      select id from outbox
       where sent_at is null and next_attempt <= clock() and (kind = 'refund' or attempts < ${mostAttempts}::int)
       order by kind = 'refund' desc, next_attempt limit 1 for update skip locked)
    update outbox o set attempts = attempts + 1,
           next_attempt = clock() + make_interval(secs => least(120 * 2 ^ least(attempts, 8), 21600))
      from due where o.id = due.id returning o.id, o.kind, o.order_id, o.refund_id, o.recipient, o.facts,
        (select order_number from orders where id = o.order_id) as order_number`);

export const markSent = (id: number): Promise<unknown> =>
  rows(sql`update outbox set sent_at = clock(), last_error = null where id = ${id}`);
export const markFailed = (id: number, error: string): Promise<unknown> =>
  rows(sql`update outbox set last_error = ${error.slice(0, 500)} where id = ${id}`);

/** Is the confirmation of an order sent, or given up? Else when it is tried next. Undefined: there is none. */
export const findConfirmation = (
  orderId: string,
): Promise<{ sent: boolean; given_up: boolean; next_attempt: string } | undefined> =>
  row(sql`
    select sent_at is not null as sent, attempts >= ${mostAttempts}::int as given_up, next_attempt
      from outbox where kind = 'confirmation' and order_id = ${orderId}`);

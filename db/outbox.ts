import type { AccountLetter } from './account-mails.ts';
import { row, rows, sql } from './sql.ts';

export type OrderErrand = 'confirmation' | 'refund' | 'refund_notice';
/** Something to send: about an order, or to the owner of an account. */
export type Due = { id: number } & (
  | { kind: OrderErrand; order_id: string; order_number: string }
  | (AccountLetter & { order_id: null; recipient: string })
);

/** A mail is given up after so many tries: about two days. A refund never is. */
export const mostAttempts = 16;

/**
 * Takes the next thing to send, if any; nobody else gets it for two minutes, which no send outlives (see mail.ts), then
 * for twice as long after each failure, up to six hours.
 */
export const claimDue = (): Promise<Due | undefined> =>
  row(sql`
    with due as (
      select id from outbox
       where sent_at is null and next_attempt <= now() and (kind = 'refund' or attempts < ${mostAttempts}::int)
       order by next_attempt limit 1 for update skip locked)
    update outbox o set attempts = attempts + 1,
           next_attempt = now() + make_interval(secs => least(120 * 2 ^ least(attempts, 8), 21600))
      from due where o.id = due.id returning o.id, o.kind, o.order_id, o.recipient, o.facts,
        (select order_number from orders where id = o.order_id) as order_number`);

export const markSent = (id: number): Promise<unknown> =>
  rows(sql`update outbox set sent_at = now(), last_error = null where id = ${id}`);
export const markFailed = (id: number, error: string): Promise<unknown> =>
  rows(sql`update outbox set last_error = ${error.slice(0, 500)} where id = ${id}`);

/** Is this thing of an order queued or sent? */
export const isQueued = async (kind: OrderErrand, orderId: string): Promise<boolean> =>
  (await row(sql`select 1 from outbox where kind = ${kind} and order_id = ${orderId}`)) !== undefined;

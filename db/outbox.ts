import type { AccountLetter } from './account-mails.ts';
import { row, rows, sql } from './sql.ts';

export type OrderErrand = 'confirmation' | 'refund' | 'refund_notice';
/** Something to send: about an order, or to the owner of an account. */
export type Due = { id: number } & (
  | { kind: OrderErrand; order_id: string; order_number: string; refund_id: number | null }
  | (AccountLetter & { order_id: null; recipient: string })
);

/**
 * A mail is given up after so many tries: about two days. It stays as a dead letter, to be mended and sent again. A
 * refund is never given up.
 */
export const mostAttempts = 16;

/**
 * Takes the next thing to send, if any: refunds first, since a mail system that does not answer takes ten seconds for
 * each mail. Nobody else gets it for two minutes, which no send outlives (see mail.ts), then for twice as long after
 * each failure, up to six hours.
 */
export const claimDue = (): Promise<Due | undefined> =>
  row(sql`
    with due as (
      select id from outbox
       where sent_at is null and next_attempt <= now() and (kind = 'refund' or attempts < ${mostAttempts}::int)
       order by kind = 'refund' desc, next_attempt limit 1 for update skip locked)
    update outbox o set attempts = attempts + 1,
           next_attempt = now() + make_interval(secs => least(120 * 2 ^ least(attempts, 8), 21600))
      from due where o.id = due.id returning o.id, o.kind, o.order_id, o.refund_id, o.recipient, o.facts,
        (select order_number from orders where id = o.order_id) as order_number`);

export const markSent = (id: number): Promise<unknown> =>
  rows(sql`update outbox set sent_at = now(), last_error = null where id = ${id}`);
export const markFailed = (id: number, error: string): Promise<unknown> =>
  rows(sql`update outbox set last_error = ${error.slice(0, 500)} where id = ${id}`);

/** How far the confirmation of an order is; undefined where there is none. */
export const confirmationState = async (orderId: string): Promise<'sent' | 'waits' | 'given up' | undefined> =>
  (
    await row<{ state: 'sent' | 'waits' | 'given up' }>(sql`
      select case when sent_at is not null then 'sent' when attempts < ${mostAttempts}::int then 'waits'
                  else 'given up' end as state
        from outbox where kind = 'confirmation' and order_id = ${orderId}`)
  )?.state;

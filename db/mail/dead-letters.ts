import type { DeadLetterKind, GivenUp } from '../../src/domain/office/system.ts';
import { type Author, type Query, row, rows, sql, write } from '../sql.ts';
import { mostAttempts } from './outbox.ts';

/** What was given up: of the mail, the refund or the difference, by its number. */
export interface DeadLetter extends GivenUp {
  id: number;
}

const isDead = (): Query => sql`b.sent_at is null and b.attempts >= ${mostAttempts}::int`;

const letters = (): Query => sql`
  select 'mail' as kind, b.id, b.kind as what, b.create_time as since, o.order_number,
         coalesce(b.recipient, o.email) as recipient, null::integer as amount, null::integer as there,
         b.last_error as error, b.attempts, null::timestamptz as next_attempt
    from outbox b left join orders o on o.id = b.order_id
   where b.kind <> 'refund' and b.dropped_at is null and ${isDead()}
  union all
  select 'refund', r.id, r.cause, coalesce(b.create_time, r.create_time), r.order_number, null, r.amount, null,
         coalesce(r.failure, b.last_error), coalesce(b.attempts, 1),
         case when r.state = 'PENDING' then b.next_attempt end
    from refunds r left join outbox b on b.refund_id = r.id and b.kind = 'refund'
   where not r.replaced and (r.state = 'FAILED' or r.state = 'PENDING' and ${isDead()})
  union all
  select 'difference', d.id, d.kind, d.found_at, d.order_number, null, d.here, d.there, d.intent_id, 1, null
    from differences d where d.settled_at is null`;

/** All there are, in the order in which they were given up; `count` tells of more than are answered. */
export const listDeadLetters = (most: number): Promise<(DeadLetter & { count: number })[]> =>
  rows(
    sql`
    select *, count(*) over ()::int as count from (${letters()}) letter
     order by since, kind, id limit ${most}::int`,
  );

/** How many there are, as a part of another question. */
export const countOfDeadLetters = (): Query => sql`(select count(*)::int from (${letters()}) letter)`;

export const findDeadLetter = (kind: DeadLetterKind, id: number): Promise<DeadLetter | undefined> =>
  row(sql`select * from (${letters()}) letter where kind = ${kind} and id = ${id}::int`);

const begin = (): Query => sql`attempts = 0, next_attempt = clock(), last_error = null`;
const wroteAny = async (query: Promise<unknown[]>): Promise<boolean> => (await query).length > 0;

/** Sends a mail again that was given up. */
export const retryMail = (author: Author, id: number): Promise<boolean> =>
  wroteAny(write(author, sql`update outbox b set ${begin()} where id = ${id} and ${isDead()} returning id`));

/** Sends a mail about an order again, to another address: the order's own from now on. */
export const readdressMail = (author: Author, id: number, email: string): Promise<boolean> =>
  wroteAny(
    write(
      author,
      sql`update orders o set email = ${email} from outbox b where b.id = ${id} and b.order_id = o.id and ${isDead()}`,
      sql`update outbox b set ${begin()} where id = ${id} and order_id is not null and ${isDead()} returning id`,
    ),
  );

/** Nobody wants this mail any more. */
export const dropMail = (author: Author, id: number): Promise<boolean> =>
  wroteAny(write(author, sql`update outbox b set dropped_at = clock() where id = ${id} and ${isDead()} returning id`));

/** Sends money back again: where the provider had refused it for good, as another refund. */
export async function retryRefund(author: Author, id: number): Promise<boolean> {
  const soon = sql`
    update outbox b set ${begin()} where refund_id = ${id} and kind = 'refund' and ${isDead()} returning id`;
  if (await wroteAny(write(author, soon))) return true;
  const [again] = await write<{ sent: boolean }>(author, sql`select retry_refund(${id}::int) as sent`);
  return again?.sent ?? false;
}

/** The money went back by a bank transfer. */
export async function settleRefund(author: Author, id: number): Promise<boolean> {
  const [settled] = await write<{ done: boolean }>(
    author,
    sql`select settle_refund(${id}::int, ${mostAttempts}::int) as done`,
  );
  return settled?.done ?? false;
}

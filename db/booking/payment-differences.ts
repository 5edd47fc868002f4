import type { DifferenceKind } from '../../src/domain/booking/payment-difference.ts';
import { type Author, rows, sql, write } from '../sql.ts';
import type { RefundState } from './refunds.ts';

/** A payment as the card provider has it: for which order by its own word, and what came, in grosze. */
export interface Charge {
  intent_id: string;
  order: string | null;
  paid: boolean;
  received: number;
}
/** A payment of the provider with what is kept of it here: nothing, or the payment, its order or both. */
export interface ComparedCharge extends Charge {
  order_number: string | null;
  order_state: string | null;
  payment_state: string | null;
  amount: number | null;
  /** What of it went back on a card. */
  refunded: number;
  /** The provider's ids of the refunds that are ours, by ours. */
  refund_ids: Record<number, string>;
}

export const comparedCharges = (charges: Charge[]): Promise<ComparedCharge[]> =>
  rows<ComparedCharge>(sql`
    select c.*, o.order_number, o.state as order_state, p.state as payment_state, p.amount,
           (select coalesce(sum(amount), 0) from refunds
             where payment_id = p.id and state = 'DONE' and not transferred) as refunded,
           (select coalesce(jsonb_object_agg(id, provider_id), '{}')
              from refunds where payment_id = p.id) as refund_ids
      from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb)
             as c (intent_id text, "order" text, paid boolean, received integer)
      left join payments p using (intent_id) left join orders o on o.id = coalesce(p.order_id, c."order")`);

interface ProvidersRefund {
  id: string;
  intent_id: string;
  state: RefundState;
  our: number | null;
}
/** Intents whose refunds at the provider are known here otherwise, or not at all; those of strangers are not ours. */
export const otherwiseRefunded = async (refunds: ProvidersRefund[]): Promise<string[]> =>
  (
    await rows<{ intent_id: string }>(sql`
      select distinct intent_id
        from jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb)
               as g (id text, intent_id text, state text, our integer)
        join payments p using (intent_id)
        left join refunds r on r.payment_id = p.id and (r.provider_id = g.id or r.provider_id is null and r.id = g.our)
       where case when r.id is null then g.state <> 'FAILED'
                  when g.state = 'FAILED' then r.state <> 'FAILED' and not r.transferred
                  else r.provider_id is null or r.state <> g.state end`)
  ).map(({ intent_id }) => intent_id);

/** Payments that count as paid here, begun within a time (ms), but those whose intents are given. */
export const paidBut = (since: number, until: number, intentIds: string[]): Promise<Charge[]> =>
  rows<Charge>(sql`
    select intent_id, order_id as "order", true as paid, amount as received from payments
     where state = 'PAID' and method = 'CARD'
       and create_time between ${new Date(since).toISOString()} and ${new Date(until).toISOString()}
       and intent_id <> all(${intentIds}) order by id limit 20`);

/**
 * Payments of any age to look at again, but those whose intents are given: of which, or of whose order, something was
 * written since a moment (ms), of which something has still to go back, or a difference that nobody has settled.
 */
export const movedBut = async (since: number, intentIds: string[]): Promise<string[]> =>
  (
    await rows<{ intent_id: string }>(sql`
      select intent_id from payments p
       where state = 'PAID' and method = 'CARD' and intent_id <> all(${intentIds})
         and (exists (select from refunds where payment_id = p.id and state = 'PENDING')
              or exists (select from differences d where d.intent_id = p.intent_id and settled_at is null)
              or order_number in (
                select record_id from event_log where timestamp_log >= ${new Date(since).toISOString()}
                   and table_name collate "pl-x-icu" = any(array['orders', 'payments', 'refunds'])))
       order by id`)
  ).map(({ intent_id }) => intent_id);

/** Payments over which a bank and we still differ, as far as is known here. */
export const disputedIntents = async (): Promise<string[]> =>
  (await rows<{ intent_id: string }>(sql`select intent_id from payments where dispute = 'OPEN' order by id`)).map(
    ({ intent_id }) => intent_id,
  );

/** What provider and orders say differently of a payment, in grosze. */
export interface Difference {
  kind: DifferenceKind;
  intent_id: string;
  order_number: string | null;
  here: number;
  there: number;
}

/** Keeps what was found of these intents; answers how many of that nobody has settled. See keep_differences.sql. */
export async function keepDifferences(intentIds: string[], found: Difference[]): Promise<number> {
  const [kept] = await write<{ open: number }>(
    'system',
    sql`select keep_differences(${intentIds}, ${JSON.stringify(found)}::jsonb) as open`,
  );
  return kept?.open ?? 0;
}

/** The intent of a difference that nobody has settled. */
export const intentOfDifference = async (id: number): Promise<string | undefined> =>
  (
    await rows<{ intent_id: string }>(sql`
    select intent_id from differences where id = ${id} and settled_at is null`)
  )[0]?.intent_id;

export async function settleDifference(author: Author, id: number): Promise<boolean> {
  const [settled] = await write<{ done: boolean }>(author, sql`select settle_difference(${id}::int) as done`);
  return settled?.done ?? false;
}

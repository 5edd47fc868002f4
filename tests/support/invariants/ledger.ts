import { type Books, sum } from './books.ts';

/** The story of an order's money, in grosze. */
interface Story {
  number: string;
  state: string;
  /** What it costs now, and what it was first to cost. */
  amount: number;
  first: number;
  /** It pays for new dates of another one, which gets its payment with them. */
  changes: boolean;
  /** So much is asked of its buyer still. */
  due: number;
  /** Its booking keeps its place, or has ended as it should. */
  stands: boolean;
  received: number;
  refunds: { amount: number; cause: string; failed: boolean }[];
  told: { kind: 'cancellation' | 'change'; by: 'CUSTOMER' | 'STAFF'; amount: number; inTime: boolean }[];
}

/** Of all orders but those of people who get no mails: they are forgotten, or gave the desk no address. */
const stories = (ask: Books['ask']): Promise<Story[]> =>
  ask(`
    select o.order_number as number, o.state, o.amount, o.changes is not null as changes, o.due,
           (select (log_details #>> '{changes,amount,1}')::int from event_log
             where table_name = 'orders' and action = 'INSERT'
               and record_id = o.order_number collate "pl-x-icu") as first,
           exists (select from parking where order_id = o.id and status = 'RESERVED'
                   union all select from rentals where order_id = o.id and status in ('RENTED', 'RETURNED')) as stands,
           (select coalesce(sum(amount), 0)::int from payments where order_id = o.id and state = 'PAID') as received,
           (select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'cause', r.cause,
                                                         'failed', r.state = 'FAILED')), '[]')
              from refunds r join payments p on p.id = r.payment_id
             where p.order_id = o.id and not r.replaced) as refunds,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'kind', b.kind, 'by', coalesce(b.facts ->> 'by', 'CUSTOMER'),
                     'amount', case b.kind when 'change' then -1 else 1 end * (b.facts ->> 'amount')::int,
                     'inTime', (b.facts ->> 'at')::timestamptz <= refund_until(lower(stay(o.since, o.until)))
                     ) order by b.id), '[]')
              from outbox b where b.order_id = o.id and b.kind in ('cancellation', 'change')) as told
      from orders o where o.email is not null and not is_gone(o.email)`);

const amounts = (them: { amount: number }[]): number => sum(them.map(({ amount }) => amount));

/** May the airport have more of an order than it costs? Only where staff said so, or its holder came too late. */
const mayKeep = ({ refunds, told }: Story): boolean =>
  told.some(({ by }) => by === 'STAFF') ||
  refunds.some(({ cause }) => cause === 'PROVIDER') ||
  told.some(({ kind, inTime }) => kind === 'cancellation' && !inTime);

/** What is wrong with the money of an order, if anything. */
function wrongWith(story: Story): string | undefined {
  const { state, amount, first, changes, due, stands, received, refunds, told } = story;
  const isUnpaid = changes || state === 'HELD' || state === 'EXPIRED' || refunds.some(({ cause }) => cause === 'TAKEN');
  const ours = amounts(refunds.filter(({ cause }) => cause !== 'PROVIDER'));
  const there = amounts(refunds.filter(({ cause }) => cause === 'PROVIDER'));
  const failedThere = amounts(refunds.filter(({ cause, failed }) => cause === 'PROVIDER' && failed));
  const left = received - ours - there + failedThere;
  if (isUnpaid) return left === 0 ? undefined : `${left} is left of ${received}, and nothing is booked`;
  if (state === 'UNPAID' || state === 'VOID')
    return left === 0 && due === (state === 'UNPAID' ? amount : 0)
      ? undefined
      : `${left} is there and ${due} is due of ${amount}`;
  const agreed = first - amounts(told.filter((it) => it.amount < 0));
  const toGiveBack = amounts(told.filter((it) => it.amount > 0));
  // What the staff ask for a change later, or let pass, is told of without a sum
  const isOpen = told.some(({ kind, by }) => kind === 'change' && by === 'STAFF');
  if (!isOpen && received + due !== agreed) return `${received} came where ${agreed} was agreed`;
  // What somebody gave back at the provider leaves so much less for ours
  if (ours > toGiveBack || ours < toGiveBack - there) return `${ours} goes back where ${toGiveBack} was told`;
  if (state === 'CONFIRMED' && !stands) return 'nothing stands booked';
  const kept = left + due - (state === 'CONFIRMED' ? amount : 0);
  return kept === 0 || mayKeep(story) ? undefined : `${kept} is kept, and nobody was told`;
}

/** Received − refunded = booked + kept: one fold over all orders. */
export const ledgerAgrees = async ({ ask }: Pick<Books, 'ask'>): Promise<string[]> =>
  (await stories(ask)).flatMap((story) => {
    const wrong = wrongWith(story);
    return wrong ? [`${story.number} (${story.state}): ${wrong}`] : [];
  });

/** Every payment by card that the provider has is booked here once, for as much, and none that it has not. */
export async function paymentsAgree({ ask, intents }: Pick<Books, 'ask' | 'intents'>): Promise<string[]> {
  const kept = await ask<{ intent_id: string; amount: number }>(
    `select intent_id, amount from payments where state = 'PAID' and method = 'CARD'`,
  );
  const here = new Map(kept.map(({ intent_id, amount }) => [intent_id, amount]));
  const there = new Map(
    intents.filter(({ status }) => status === 'succeeded').map(({ id, amount_received }) => [id, amount_received]),
  );
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((id) => here.get(id) !== there.get(id))
    .map((id) => `${id}: ${there.get(id) ?? 0} came, and here it is ${here.get(id) ?? 0}`);
}

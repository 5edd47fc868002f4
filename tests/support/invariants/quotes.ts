import { formatAmount } from '../../../src/domain/language/amounts.ts';
import type { Books } from './books.ts';

/** What somebody was told that cancelling or changing a booking gives back, before they did it. */
export interface Quoted {
  /** Of the order. */
  number: string;
  kind: 'cancellation' | 'change';
  by: 'CUSTOMER' | 'STAFF';
  /** In grosze; below 0 it costs so much more. */
  amount: number;
  /** The answer said that it is done; else it may be or not. */
  done: boolean;
}

/** What a booking's holder is told by mail, and what is sent back in the same transaction. */
interface ToldAfter extends Omit<Quoted, 'done'> {
  id: number;
  given: number;
  /** What somebody gave back of the order at the provider, which leaves so much less to be given. */
  there: number;
}

const toldAfter = (ask: Books['ask']): Promise<ToldAfter[]> =>
  ask(`select b.id, o.order_number as number, b.kind, coalesce(b.facts ->> 'by', 'CUSTOMER') as by,
              case b.kind when 'change' then -1 else 1 end * (b.facts ->> 'amount')::int as amount,
              (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id
                where p.order_id = o.id and r.create_time = (b.facts ->> 'at')::timestamptz) as given,
              (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id
                where p.order_id = o.id and r.cause = 'PROVIDER') as there
         from outbox b join orders o on o.id = b.order_id
        where b.kind in ('cancellation', 'change') order by b.id`);

const words = ({ by, kind, amount }: Omit<Quoted, 'done'>) => `${by}'s ${kind} for ${amount}`;

/** The sum as the mail has it; nothing of one that is nothing. */
const lineOf = ({ amount }: ToldAfter): string =>
  amount > 0 ? `Oddajemy: ${formatAmount(amount)}` : amount < 0 ? `Dopłacono: ${formatAmount(-amount)}` : '';

/** What was quoted is what the mail says, and what is given. A buyer who is forgotten has no mails any more. */
export async function quotesKept(
  { ask, letters }: Pick<Books, 'ask' | 'letters'>,
  quotes: readonly Quoted[],
): Promise<string[]> {
  const remembered = await ask<{ number: string }>(
    'select order_number as number from orders where email is not null and not is_gone(email)',
  );
  const known = new Set(remembered.map(({ number }) => number));
  const all = await toldAfter(ask);
  const untold = all.filter(({ number }) => known.has(number));
  const found: string[] = [];
  // Quotes that are known to be done come first
  for (const quote of quotes.toSorted((a, b) => Number(b.done) - Number(a.done))) {
    const at = untold.findIndex((it) => it.number === quote.number && words(it) === words(quote));
    if (at >= 0) untold.splice(at, 1);
    // What changes no money of a booking may be nothing to tell of
    else if (quote.done && quote.amount !== 0 && known.has(quote.number))
      found.push(`${quote.number}: ${words(quote)} was quoted, and nobody told`);
  }
  const mails = new Map(letters.map(({ about, text }) => [about, text]));
  for (const told of all) {
    const { number, kind, id, given, there } = told;
    const amount = Math.max(told.amount, 0);
    if (given > amount || given < amount - there)
      found.push(`${number}: ${words(told)} was told, and ${given} is given`);
    const text = mails.get(`${kind}.${number}.${id}`);
    if (text !== undefined && !text.includes(lineOf(told))) found.push(`${number}: ${words(told)} is not in its mail`);
  }
  return [...found, ...untold.map((told) => `${told.number}: ${words(told)} was told, and never quoted`)];
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Statement } from '../../../src/domain/booking/statement.ts';
import { deskOfLink, type ShownBooking } from '../../../src/features/manage/booking.ts';
import { ManagedBooking } from '../../../src/features/manage/ManagedBooking.tsx';
import { call } from '../call.ts';
import { query } from '../database.ts';
import { deskViolations } from '../desk-days/checks.ts';
import type { World } from '../desk-days/world.ts';
import type { Books } from '../invariants/books.ts';

interface Told {
  /** In grosze. */
  amount: number;
  /** What stands around it. */
  words: string;
}
/** Amounts as people read them: '1 234,50 zł'. */
const amountsIn = (text: string): Told[] =>
  [...text.matchAll(/(\d[\d\s\u00a0]*),(\d\d)[\s\u00a0]zł/g)].map(({ index, 0: all, 1: whole = '', 2: part }) => ({
    amount: Number(`${whole.replaceAll(/\D/g, '')}${part}`),
    words: text.slice(Math.max(0, index - 60), index + all.length + 30),
  }));

/** What a mail may say of money besides the booking's own: what the car park or the rental asks of everybody. */
const ofEverybody = new Set([60, 150_000]);

/** By the number of an order, whether its ledger has an amount: one of its sums, what two differ by, a day's price. */
async function ledgers(): Promise<Map<string, (amount: number) => boolean>> {
  const known = await query<{ number: string; amounts: number[] }>(`
    select o.order_number as number, array(
      select abs(x) from (
        select o.amount union select o.due union select o.kept union select o.amount - o.due
        union select amount from payments where order_id = o.id
        -- What a mail told of all that had been paid, or had gone back, by then
        union select sum(amount) over (order by id) from payments where order_id = o.id and state = 'PAID'
        union select r.amount from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id
        union select sum(r.amount) over (order by r.id)
                from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id
        -- By each way: what went back at once, and what would go back now, of the latest payment first
        union select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
               where p.order_id = o.id group by p.method, r.transferred, r.create_time
        union select sum(greatest(least(rest, least(o.amount, paid_left(o.id)) - (through - rest)), 0))
                from (select method, rest, sum(rest) over (order by id desc) as through
                        from (select id, method, amount - coalesce((select sum(r.amount) from refunds r
                                where r.payment_id = payments.id and r.state <> 'FAILED'), 0) as rest
                                from payments where order_id = o.id and state = 'PAID') left_of_each) latest_first
               group by method
        union select (facts ->> 'amount')::int from outbox where order_id = o.id and facts ? 'amount'
        union select (facts ->> 'price')::int from outbox where order_id = o.id and facts ? 'price'
        union select (v.value)::int from event_log l, jsonb_each(l.log_details -> 'changes') f,
                     jsonb_array_elements(case jsonb_typeof(f.value) when 'array' then f.value else '[]' end) v
               where l.table_name = 'orders' and l.record_id = o.order_number collate "pl-x-icu"
                 and f.key in ('amount', 'due', 'kept') and v.value <> 'null'
      ) as them (x) where x is not null) as amounts
      from orders o where o.create_time > clock() - interval '45 days'`);
  const hasOf = (amounts: number[]) => {
    const sums = amounts.flatMap((one) => amounts.map((other) => Math.abs(one - other)));
    const may = new Set([...amounts, ...sums, ...ofEverybody]);
    const isDayPrice = (amount: number) => amounts.some((it) => it > 0 && it % amount === 0 && it / amount <= 31);
    return (amount: number) => may.has(amount) || isDayPrice(amount);
  };
  return new Map(known.map(({ number, amounts }) => [number, hasOf(amounts.map(Number))]));
}
type Ledgers = Awaited<ReturnType<typeof ledgers>>;

/** Every amount of the mails about an order is one that its ledger has. */
function mailsSayTheLedger(letters: Books['letters'], of: Ledgers): string[] {
  return letters.flatMap(({ about, text }) => {
    const [kind, number = ''] = about.split('.');
    const has = of.get(number);
    if (!has) return [];
    return amountsIn(text)
      .filter(({ amount }) => !has(amount))
      .map(({ words }) => `${number}: its mail ${kind} says “${words}”, which its ledger has not`);
  });
}

/** What is read of a booking once its page is drawn, on paper too. */
const drawn = (booking: ShownBooking, token: string): string =>
  renderToStaticMarkup(
    createElement(ManagedBooking, { booking, desk: deskOfLink(token), reread: () => undefined }),
  ).replaceAll(/<[^>]+>/g, '|');

/** What the lines of a statement come to; undefined where its own sums are others. */
function sumsOf({ lines, paid, returned, returning, total }: Statement): number[] | undefined {
  const came = lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const back = lines.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  const isRight = paid === came && returned + returning === back && total === came - back;
  return isRight ? [paid, returned, returning, back, total] : undefined;
}

/** The page of a booking says what the ledger has of it. */
async function pagesSayTheLedger({ made }: World, of: Ledgers): Promise<string[]> {
  const found: string[] = [];
  for (const { number, token } of made.slice(-12)) {
    const { status, json } = await call('GET', `/api/rezerwacja/${token}`);
    if (status !== 200) continue;
    const [page] = json.data;
    const [ledger] = await query<{ amount: number; left: number; due: number }>(
      'select amount, due, paid_left(id) as left from orders where order_number = $1',
      [number],
    );
    const seen = [page.amount, page.statement.total, page.due ?? 0];
    const kept = [ledger?.amount, ledger?.left, ledger?.due];
    if (seen.join() !== kept.join()) found.push(`${number}: its page says ${seen}, the ledger ${kept}`);
    const sums = sumsOf(page.statement);
    // Once it is cancelled, all that ever came back
    const inAll = page.statement.returned + page.refund;
    if (!sums) found.push(`${number}: its page adds up wrongly: ${JSON.stringify(page.statement)}`);
    for (const { amount, words } of amountsIn(drawn(page, token)))
      if (!of.get(number)?.(amount) && ![...(sums ?? []), inAll].includes(amount))
        found.push(`${number}: its page shows “${words}”, which its ledger has not: ${JSON.stringify(page)}`);
  }
  return found;
}

/** What must be there each night: nothing waits, no seal is broken, and what is told is what is there. */
export async function nightViolations(books: Books, world: World): Promise<string[]> {
  const waiting = await query<{ words: string }>(`
    select format('%s is %s still', order_number, state) as words from orders
     -- Paid new dates gave their money to the order that they are of: they wait with it for the desk
     where state = 'REFUND_PENDING' and not exists (
           select from refunds r join payments p on p.id = r.payment_id
            where p.order_id = case when exists (select from payments where order_id = orders.id and state = 'PAID')
                                    then orders.id else orders.changes end
              and r.state <> 'DONE' and p.method <> 'CARD')
        or state = 'HELD' and expires_at < clock() - interval '1 hour'
    union all
    select format('a %s of %s was not sent', kind, create_time) from outbox where sent_at is null
    union all
    select format('seal %s is broken', id) from check_seals((select coalesce(max(id), 0) - 20 from seals), 500)
     where not intact`);
  const of = await ledgers();
  return [
    ...waiting.map(({ words }) => words),
    ...(await deskViolations(books, world)),
    ...mailsSayTheLedger(books.letters, of),
    ...(await pagesSayTheLedger(world, of)),
  ];
}

import { formatAmount } from '../../../src/domain/language/amounts.ts';
import { dayOf, formatStay, today } from '../../../src/domain/language/days.ts';
import type { Books } from '../invariants/books.ts';
import type { World } from './world.ts';

/** What two have at once: a block and a booking, or a car that is out with two customers. */
const together = (ask: Books['ask']) =>
  ask<{ words: string }>(`
    select format('car %s is out of use and rented out on %s', b.cars_id, b.during * r.during) as words
      from car_blocks b join rentals r on r.cars_id = b.cars_id and r.during && b.during
     where r.status in ('PENDING', 'RENTED')
    union all
    select format('space %s is out of use and taken on %s', b.space_id, b.during * p.during)
      from space_blocks b join parking p on p.space_id = b.space_id and p.during && b.during
     where p.status in ('PENDING', 'RESERVED')
    union all
    select format('car %s is with %s customers', cars_id, count(*)) from rentals
     where status in ('PENDING', 'RENTED') and out_at is not null and back_at is null group by cars_id
    having count(*) > 1
    union all
    select format('car %s was handed to rental %s while rental %s had it', later.cars_id, later.id, first.id)
      from hand_overs h
      join rentals later on later.id = h.rentals_id
      join rentals first on first.cars_id = later.cars_id and first.id <> later.id
      join hand_overs o on o.rentals_id = first.id and o.kind = 'OUT' and o.id < h.id
     where h.kind = 'OUT'
       and not exists (select from hand_overs b where b.rentals_id = first.id and b.kind = 'BACK' and b.id < h.id)
       and first.status <> 'CANCELLED'
       -- Or it has that car only since
       and not exists (select from event_log l
                        where l.table_name = 'rentals' and l.log_details ->> 'id' = first.id::text
                          and l.log_details -> 'changes' ? 'cars_id' and l.timestamp_log > h.create_time)`);

/** Each clerk's cash and terminal are what they counted themselves. */
async function drawersAgree(ask: Books['ask'], { drawers }: World): Promise<string[]> {
  const kept = await ask<{ drawer: string; amount: number }>(`
    select drawer, sum(amount)::int as amount
      from (select employee_id || ' ' || method as drawer, amount from payments
             where method <> 'CARD' and state = 'PAID'
            union all
            select r.employee_id || ' ' || p.method, -r.amount from refunds r join payments p on p.id = r.payment_id
             where p.method <> 'CARD' and r.handed_at is not null) moved group by 1`);
  const there = new Map(kept.map(({ drawer, amount }) => [drawer, amount]));
  return [...new Set([...there.keys(), ...drawers.keys()])]
    .filter((it) => (there.get(it) ?? 0) !== (drawers.get(it) ?? 0))
    .map((it) => `${it}: ${drawers.get(it) ?? 0} was counted, here it is ${there.get(it) ?? 0}`);
}

/** What each clerk's day is closed with is what their hands moved. */
async function closingsAgree(ask: Books['ask'], { drawers, clerks }: World): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of clerks) {
    const [sums] = await ask<{ cash: number; terminal: number }>(
      'select cash_in - cash_out as cash, terminal_in - terminal_out as terminal from desk_sums($1, $2::date)',
      [id, today()],
    );
    const counted = [drawers.get(`${id} CASH`) ?? 0, drawers.get(`${id} TERMINAL`) ?? 0];
    const closed = [sums?.cash ?? 0, sums?.terminal ?? 0];
    if (counted.join() !== closed.join()) found.push(`${id}: ${counted} was counted, the closing has ${closed}`);
  }
  return found;
}

interface Order {
  number: string;
  state: string;
  amount: number;
  due: number;
  left: number;
  since: string;
  until: string;
  email: string | null;
  /** The newest mail about it, and whether money came since. */
  mail: number | null;
  kind: string | null;
  is_paid_since: boolean;
}
const orders = (ask: Books['ask']) =>
  ask<Order>(`
    select o.order_number as number, o.state, o.amount, o.due, paid_left(o.id) as left,
           case when not is_gone(o.email) then o.email end as email,
           o.since::text, o.until::text, m.id as mail, m.kind,
           exists (select from payments p where p.order_id = o.id and p.state = 'PAID'
                     -- The card provider tells the second
                     and coalesce(p.paid_at, p.create_time) >= date_trunc('second', m.create_time)) as is_paid_since
      from orders o left join lateral (
           select id, kind, create_time from outbox where order_id = o.id and kind <> 'refund' and kind <> 'link'
            order by id desc limit 1) m on true
     where o.changes is null and o.state not in ('HELD', 'EXPIRED')`);

/**
 * What a booking costs is what was paid and what is asked for still, and nothing once it is cancelled; unless waived.
 */
const priced = (them: Order[], { made }: World): string[] => {
  const waived = new Set(made.filter((it) => it.waived).map(({ number }) => number));
  return them
    .filter(({ number, state, left, due, amount }) =>
      waived.has(number)
        ? left < 0 || due > amount
        : left + due !== (state === 'CONFIRMED' || state === 'UNPAID' ? amount : 0),
    )
    .map(({ number, left, due, amount }) => `${number} costs ${amount}: ${left} is there, ${due} is due`);
};

/** What the newest mail of each booking says is what is so. */
const toldTruly = (them: Order[], letters: Books['letters']): string[] => {
  const texts = new Map(letters.map(({ about, text }) => [about, text]));
  return them.flatMap(({ number, state, email, mail, kind, since, until, due, is_paid_since: isPaidSince }) => {
    if (!email || (state === 'VOID' && mail === null)) return [];
    const about = `${kind}.${number}`;
    const text = (texts.get(`${about}.${mail}`) ?? texts.get(about))?.replaceAll(/\s+/g, ' ');
    if (text === undefined) return [`${number} (${state}): its mail ${kind} ${mail} was not sent`];
    const days = formatStay(dayOf(new Date(since).toISOString()), dayOf(new Date(until).toISOString()));
    const asks = `Do zapłaty: ${formatAmount(due)}`.replaceAll(/\s+/g, ' ');
    const lies = [
      [!text.includes(days.replaceAll(/\s+/g, ' ')), `is on ${days}`],
      [due > 0 && !isPaidSince && !text.includes(asks), `is asked for ${due}`],
      [due === 0 && !isPaidSince && text.includes('Do zapłaty'), 'is asked for nothing'],
      [
        (kind === 'cancellation') !== ['CANCELLED', 'VOID', 'REFUNDED', 'REFUND_PENDING'].includes(state),
        `is ${state}`,
      ],
    ] as const;
    return lies.flatMap(([isSo, words]) => (isSo ? [`${number} ${words}, which its mail ${kind} does not say`] : []));
  });
};

/** What of all that must hold of the desk does not. */
export async function deskViolations({ ask, letters }: Books, world: World): Promise<string[]> {
  const them = await orders(ask);
  return [
    ...(await together(ask)).map(({ words }) => words),
    ...(await drawersAgree(ask, world)),
    ...(await closingsAgree(ask, world)),
    ...priced(them, world),
    ...toldTruly(them, letters),
  ];
}

import { type Books, wherever } from './books.ts';

/** A hold that somebody was answered 201 for. */
export interface Promised {
  order: string;
  intent: string;
  expiresAt: number;
  /** Why it may end before its time: its buyer chose another place, or let it go. */
  givenUp?: string;
  /** When the card was charged. */
  paidAt?: number;
}

/** Whoever was answered 201 has the place until its time is over, and whoever paid in time for good: alone. */
export async function holdsKept(
  { ask, intents }: Pick<Books, 'ask' | 'intents'>,
  promises: readonly Promised[],
  now: number = Date.now(),
): Promise<string[]> {
  const found = await ask<{ id: string; state: string; has: boolean; taken: boolean }>(
    `select o.id, o.state,
            exists (select from parking b where b.order_id = o.id and status <> 'CANCELLED'
                    union all select from rentals b where b.order_id = o.id and status <> 'CANCELLED') as has,
            exists (select from refunds r join payments p on p.id = r.payment_id
                     where p.order_id = o.id and r.cause = 'TAKEN') as taken
       from orders o where o.id = any($1)`,
    [promises.map(({ order }) => order)],
  );
  const orders = new Map(found.map((it) => [it.id, it]));
  const closed = new Set(intents.filter(({ status }) => status === 'canceled').map(({ id }) => id));
  const standing = promises.filter(({ givenUp }) => givenUp === undefined);
  const waiting = standing.filter(({ expiresAt, paidAt }) => paidAt === undefined && expiresAt > now);
  const paid = standing.filter(({ expiresAt, paidAt }) => paidAt !== undefined && paidAt < expiresAt);
  const at = ({ expiresAt }: Promised) => new Date(expiresAt).toISOString();
  return [
    ...wherever(
      waiting,
      ({ order }) => !['HELD', 'CONFIRMED'].includes(orders.get(order)?.state ?? ''),
      (it) => `${it.order}: was answered 201 until ${at(it)}, and is ${orders.get(it.order)?.state}`,
    ),
    ...wherever(
      waiting,
      ({ order }) => orders.get(order)?.state === 'HELD' && !orders.get(order)?.has,
      (it) => `${it.order}: was answered 201 until ${at(it)}, and nothing is held`,
    ),
    ...wherever(
      waiting,
      ({ intent }) => closed.has(intent),
      (it) => `${it.order}: was answered 201 until ${at(it)}, and its payment is closed`,
    ),
    ...wherever(
      paid,
      ({ order }) => ['EXPIRED', undefined].includes(orders.get(order)?.state) || orders.get(order)?.taken === true,
      (it) => `${it.order}: was paid in time, and is ${orders.get(it.order)?.state} without its place`,
    ),
    ...(await takenTwice(ask)),
  ];
}

const takenTwice = async (ask: Books['ask']): Promise<string[]> =>
  (
    await ask<{ place: string; days: string }>(
      `select 'space ' || a.space_id as place, (a.during * b.during)::text as days
         from parking a join parking b on a.space_id = b.space_id and a.id < b.id and a.during && b.during
        where a.status in ('PENDING', 'RESERVED') and b.status in ('PENDING', 'RESERVED')
       union all
       select 'car ' || a.cars_id, (a.during * b.during)::text
         from rentals a join rentals b on a.cars_id = b.cars_id and a.id < b.id and a.during && b.during
        where a.status in ('PENDING', 'RENTED') and b.status in ('PENDING', 'RENTED')`,
    )
  ).map(({ place, days }) => `${place} is two people's on ${days}`);

import { type Query, row, rows, sql } from '../sql.ts';

/** How many uses so far, and in how many seconds their window closes. */
export interface Uses {
  count: number;
  resetsIn: number;
}

/** Counts one more use of the keys that a select list with its `from` names; a window opens with its first. */
export const counting = (keys: Query, seconds: number): Query => sql`
    insert into rate_limits as l (resets_at, count, key)
    select clock() + make_interval(secs => ${seconds}::int), 1, ${keys}
    on conflict (key) do update set
      count = case when l.resets_at <= clock() then 1 else l.count + 1 end,
      resets_at = case when l.resets_at <= clock() then excluded.resets_at else l.resets_at end
    returning count, greatest(ceil(extract(epoch from resets_at - clock())), 1)::int as "resetsIn"`;

/** Counts one more use of `key` in its window of `seconds`. */
export async function hit(key: string, seconds: number): Promise<Uses> {
  const found = await row<Uses>(counting(sql`${key}`, seconds));
  if (!found) throw new Error('An upsert answers its row');
  return found;
}

/** Takes one use back: it turned out not to count, as a sign-in with the right password. */
export async function unhit(key: string): Promise<void> {
  await row(sql`update rate_limits set count = count - 1 where key = ${key} and count > 0`);
}

/** Forgets the windows that have closed: they count nothing any more, and their keys hold addresses. */
export const forgetClosed = (): Promise<unknown> => rows(sql`delete from rate_limits where resets_at < clock()`);

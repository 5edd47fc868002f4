import { randomFrom } from '../../../db/demo/random.ts';
import { manageLink } from '../../../functions/lib/mail/manage-token.ts';
import type { Signed } from '../accounts.ts';
import { call } from '../call.ts';
import type { CardShop } from '../card-shop.ts';
import { query } from '../database.ts';
import type { Promised } from '../invariants/holds.ts';
import type { Told } from '../invariants/index.ts';
import type { Quoted } from '../invariants/quotes.ts';

/** A booking that somebody made in this day. */
export interface Made {
  path: 'rent' | 'parking';
  id: number;
  number: string;
  /** The token of its link. */
  token: string;
  /** Somebody kept money or asked for less than the price: what was paid need not agree with it. */
  waived: boolean;
  /** It was cancelled: nobody asks for it any more. */
  over?: boolean;
  /** What a guest was promised who holds it. */
  held?: Promised;
}

/** What a random day has: its things, who is there, what they made, and what each noted for themselves. */
export interface World {
  shop: CardShop;
  /** A number in [0, 1), the same in every run with the seed. */
  random: () => number;
  cars: number[];
  spaces: number[];
  clerks: Signed[];
  made: Made[];
  told: Told;
  /** What each clerk should have in the drawer, and on the terminal's report, by clerk and method; in grosze. */
  drawers: Map<string, number>;
  /** What was done, in words: told with what does not hold. */
  diary: string[];
}

export const newWorld = (seed: number, shop: CardShop, things: Pick<World, 'cars' | 'spaces' | 'clerks'>): World => ({
  ...{ shop, random: randomFrom(seed), ...things, made: [], told: { promises: [], quotes: [] } },
  ...{ drawers: new Map(), diary: [] },
});

export const pick = <T>({ random }: Pick<World, 'random'>, them: readonly T[]): T | undefined =>
  them[Math.floor(random() * them.length)];
/** The booking that somebody deals with: mostly a new one, which others are dealing with at the same time. */
export function pickMade(world: World): Made | undefined {
  const standing = world.made.filter(({ over }) => !over);
  return pick(world, chance(world, 0.6) ? standing.slice(-2) : standing);
}
/** A whole number from `first` to `last`. */
export const between = ({ random }: Pick<World, 'random'>, first: number, last: number): number =>
  first + Math.floor(random() * (last - first + 1));
export const chance = ({ random }: Pick<World, 'random'>, of: number): boolean => random() < of;

/** Somebody of the day: a clerk at the desk, or a guest without a session. */
export interface Actor {
  world: World;
  name: string;
  clerk?: Signed;
}

/**
 * A call of this actor, noted in the diary. Whatever is refused is part of the day; what breaks is not, and neither is
 * a call that is malformed.
 */
export async function ask({ world, name, clerk }: Actor, method: string, path: string, body?: object) {
  const answer = await call(method, `/api/${path}`, {
    ...(body && { body }),
    ...(clerk && { cookies: clerk.cookies }),
  });
  world.diary.push(
    `${name}: ${method} ${path.replace(/[0-9a-f]{64}/, '…')} ${JSON.stringify(body ?? '')} ${answer.status}`,
  );
  if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status} ${answer.text}`);
  return answer;
}

/** The token of the link that an order's mails carry. */
export async function tokenOf(number: string): Promise<string> {
  const [order] = await query<{ manage_key: string }>('select manage_key from orders where order_number = $1', [
    number,
  ]);
  return (
    manageLink(order?.manage_key ?? '')
      .split('/')
      .at(-1) ?? ''
  );
}

export const quoted = ({ told }: World, quote: Quoted): void => void told.quotes.push(quote);

/** Money that went into a drawer, or below 0 out of it. */
export function counted({ drawers }: World, clerk: Signed, method: string, amount: number): void {
  const drawer = `${clerk.id} ${method}`;
  drawers.set(drawer, (drawers.get(drawer) ?? 0) + amount);
}

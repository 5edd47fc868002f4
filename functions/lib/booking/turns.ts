import { hit } from '../../../db/row/limits.ts';
import { tooMany } from '../http/throttle.ts';

/** How often the provider is asked about one order, in seconds and a minute. No load test may lift these. */
const spacing = 2;
const mostPerMinute = 8;

/** Is it this call's turn to ask the provider about an order? Too many turns in a minute are a 429. */
async function takeTurn(orderId: string): Promise<boolean> {
  const { count } = await hit(`turn ${orderId}`, spacing);
  if (count > 1) return false;
  const turns = await hit(`turns ${orderId}`, 60);
  if (turns.count > mostPerMinute) throw tooMany(turns.resetsIn);
  return true;
}

/** How long a call waits for its turn, or for what the one before it learns, and how often it looks, in ms. */
const patience = (spacing + 1) * 1000;
const interval = 250;

/** What `look` finds, or what `ask` answers once it is this call's turn; undefined when others had it all the time. */
export async function inTurn<T>(
  orderId: string,
  look: () => Promise<T | undefined>,
  ask: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const found = await look();
    if (found) return found;
    if (await takeTurn(orderId)) return ask();
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return undefined;
}

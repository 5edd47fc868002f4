import { isHinted } from '../../client/auth.ts';
import { request } from '../../client/request.ts';

/** How often each table was changed; one that never was is missing. */
type Numbers = Readonly<Record<string, number>>;

let lastNumbers: Numbers | undefined;
let turns = 0;

/**
 * Asks what has changed since it was last asked, and answers the tables; none the first time. `past` the CDN, which
 * keeps an answer for a second: after a change of one's own. Rejects where there is no answer.
 */
export async function askChanges(past = false): Promise<ReadonlySet<string>> {
  turns += 1;
  const turn = turns;
  const answer = await request(past ? `changes?at=${Date.now()}` : 'changes');
  if (!answer.ok) throw new Error(`changes: ${answer.status}`);
  const numbers: Numbers = await answer.json();
  // Somebody has asked since, and their answer is newer
  if (turn !== turns) return new Set();
  const before = lastNumbers ?? numbers;
  lastNumbers = numbers;
  return new Set(Object.keys(numbers).filter((table) => numbers[table] !== before[table]));
}

/** Asks before the first list is read, so that nothing is written unseen between the two. */
export function beginChanges(): void {
  if (isHinted()) askChanges().catch(() => undefined);
}

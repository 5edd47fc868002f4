import { checkSeals } from '../../../db/platform/seals.ts';
import type { Result } from '../run.ts';
import { sealsUnlikeCopies } from './seal-copies.ts';

/** A scheduled call has 30 s; so long a log is checked by `npm run trust event-log`. */
const patience = 20_000;

/** Every night: holds the event log against its seals, from the first one, and the last seals against their copies. */
export async function verify(): Promise<Result> {
  const end = Date.now() + patience;
  const broken: number[] = [];
  let checked = 0;
  for (let part = await checkSeals(0); part.length > 0; part = await checkSeals(part.at(-1)?.id ?? 0)) {
    checked += part.length;
    broken.push(...part.filter(({ intact }) => !intact).map(({ id }) => id));
    if (Date.now() > end) break;
  }
  const unlike = await sealsUnlikeCopies();
  const words = [
    broken.length > 0 && `Wpisy nie zgadzają się z pieczęcią: ${broken.slice(0, 5).join(', ')}`,
    unlike.length > 0 && `Pieczęcie inne niż ich odpisy poza bazą albo bez odpisu: ${unlike.slice(0, 5).join(', ')}`,
  ].filter(Boolean);
  const counts = { checked, broken: broken.length, unlike: unlike.length };
  return { counts, noticed: words.length > 0 ? words.join('; ') : undefined };
}

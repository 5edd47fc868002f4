import { checkSeals, sealsSince } from '../../../db/platform/seals.ts';
import type { Result } from '../run.ts';
import { sealsUnlikeCopies } from './seal-copies.ts';

/** A scheduled call has 30 s; so long a log is checked by `npm run trust event-log`. */
const patience = 20_000;

/** What is new is looked at each night, in hours, however long the log is. */
const always = 48;

/**
 * Every night: holds the event log against its seals, the newest first and then from the first one, and the last seals
 * against their copies.
 */
export async function verify(): Promise<Result> {
  const end = Date.now() + patience;
  const broken = new Set<number>();
  let checked = 0;
  const check = async (after: number, before: number): Promise<boolean> => {
    let last = after;
    for (let part = await checkSeals(last); part.length > 0; part = await checkSeals(last)) {
      for (const { id, intact } of part) if (!intact) broken.add(id);
      checked += part.length;
      last = part.at(-1)?.id ?? last;
      if (last >= before) return true;
      if (Date.now() > end) return false;
    }
    return true;
  };
  const recent = (await sealsSince(always)).map(({ id }) => id);
  const older = recent.length > 0 ? Math.min(...recent) - 1 : 0;
  const isWhole = (await check(older, Number.POSITIVE_INFINITY)) && (older === 0 || (await check(0, older)));
  const unlike = await sealsUnlikeCopies();
  const words = [
    broken.size > 0 && `Wpisy nie zgadzają się z pieczęcią: ${[...broken].slice(0, 5).join(', ')}`,
    !isWhole && 'Dziennik jest za długi na jedną noc: sprawdzono najnowsze wpisy i część starszych',
    unlike.length > 0 && `Pieczęcie inne niż ich odpisy poza bazą albo bez odpisu: ${unlike.slice(0, 5).join(', ')}`,
  ].filter(Boolean);
  const counts = { checked, broken: broken.size, unlike: unlike.length };
  return { counts, noticed: words.length > 0 ? words.join('; ') : undefined };
}

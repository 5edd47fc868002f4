import { bookingChecks } from './booking.ts';
import type { Check, Means } from './check.ts';
import { pageChecks } from './pages.ts';
import { serviceChecks } from './service.ts';
import { staffChecks } from './staff.ts';
import { startVisit } from './visit.ts';

const checksFor = ({ account, booking, cards }: Means): Check[] => [
  ...serviceChecks,
  ...pageChecks,
  ...(account ? staffChecks(account) : []),
  ...(account && booking ? bookingChecks(account, cards) : []),
];

export interface Verdict {
  passed: number;
  failed: number;
}

/** Makes every check against a deployment, one after another, each told to `log` as it ends. */
export async function smoke(origin: string, means: Means, log: (line: string) => void): Promise<Verdict> {
  const visit = startVisit(origin);
  const verdict: Verdict = { passed: 0, failed: 0 };
  for (const { name, run } of checksFor(means)) {
    try {
      await run(visit);
      verdict.passed += 1;
      log(`  ok     ${name}`);
    } catch (error) {
      verdict.failed += 1;
      log(`  FAILED ${name}: ${error instanceof Error ? reasonOf(error) : error}`);
    }
  }
  return verdict;
}

/** What fetch throws says only in its cause why. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message;

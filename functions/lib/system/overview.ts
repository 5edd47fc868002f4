import { type DeadLetter, listDeadLetters } from '../../../db/mail/dead-letters.ts';
import { latestRuns } from '../../../db/platform/job-runs.ts';
import { backlog, listHolds, refundsPending, sealOfLog } from '../../../db/platform/system.ts';
import { type Job, jobs, nextRun } from '../../../src/domain/office/jobs.ts';
import type { Overview } from '../../../src/domain/office/system.ts';
import { causeOf } from './causes.ts';

/** How many rows of each part are told; `count` tells how many there are. */
const most = 100;
const runs = 10;

const letterKey = ({ kind, id }: Pick<DeadLetter, 'kind' | 'id'>): string => `${kind}-${id}`;

/** How things stand, all of it at once. */
export async function overview(): Promise<Overview> {
  const [outbox, letters, refunds, holds, seal, ran] = await Promise.all([
    backlog(20),
    listDeadLetters(most),
    refundsPending(),
    listHolds(most),
    sealOfLog(),
    latestRuns(runs),
  ]);
  const now = Date.now();
  const [checked] = ran.filter(({ job, outcome }) => job === 'verify' && outcome !== 'FAILED');
  return {
    at: new Date(now).toISOString(),
    outbox,
    dead_letters: {
      count: letters[0]?.count ?? 0,
      rows: letters.map(({ count, ...letter }) => ({
        ...letter,
        id: letterKey(letter),
        cause: causeOf(letter),
        // The address of an account is its owner's to change
        can_readdress: letter.kind === 'mail' && letter.order_number !== null,
      })),
    },
    refunds,
    holds: { count: holds[0]?.count ?? 0, rows: holds.map(({ count, ...hold }) => hold) },
    seal: { ...seal, checked_at: checked?.began_at ?? null, intact: checked ? checked.outcome === 'DONE' : null },
    jobs: (Object.keys(jobs) as Job[]).map((name) => ({
      name,
      ...jobs[name],
      next: new Date(nextRun(jobs[name].schedule, now)).toISOString(),
      runs: ran.filter(({ job }) => job === name).map(({ job, ...run }) => run),
    })),
  };
}

import { noteRun } from '../../db/platform/job-runs.ts';
import { type EachMinute, isWorkWaiting } from '../../db/platform/waiting-work.ts';
import { lineOf } from '../../src/domain/kernel/http-error.ts';
import type { Job, RunOutcome } from '../../src/domain/office/jobs.ts';

/** What came of a run, counted; and what somebody should look at, if anything. */
export interface Result {
  counts?: Record<string, number>;
  noticed?: string | undefined;
}

/**
 * Runs a job and notes how that went, for the admin to see. A job that fails fails for the platform too; a note that
 * cannot be written, with the database away, changes nothing of that.
 */
export async function run(job: Job, work: () => Promise<Result>): Promise<Response> {
  const began = Date.now();
  const note = (outcome: RunOutcome, { counts, noticed }: Result) =>
    noteRun({
      ...{ job, outcome, began_at: new Date(began).toISOString(), took_ms: Date.now() - began },
      ...{ counts: counts ?? null, note: noticed ?? null },
    });
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    await note('FAILED', { noticed: lineOf(error).slice(0, 500) }).catch(() => {});
    throw error;
  }
  await note(result.noticed === undefined ? 'DONE' : 'NOTICED', result);
  return result.counts ? Response.json(result.counts) : new Response(null, { status: 204 });
}

/** Runs a job of every minute, unless one question tells that there is nothing for it to do. */
export const runWhereWaiting = async (job: EachMinute, work: () => Promise<Result>): Promise<Response> =>
  (await isWorkWaiting(job)) ? run(job, work) : new Response(null, { status: 204 });

import { type Errand, errands } from '../../../domain/office/errands.ts';
import { isLate } from '../../../domain/office/jobs.ts';
import type { JobTold, Overview } from '../../../domain/office/system.ts';

export const errandWords = (kind: string): string => errands[kind as Errand] ?? kind;

/** Does a job's schedule stand still? `at` is when it was told. */
export const standsStill = ({ schedule, runs: [last] }: JobTold, at: string): boolean =>
  isLate(schedule, last?.began_at, Date.parse(at));

/** How many things wait for a person: a job whose last run failed, or that runs no more, is one. */
export function caresOf({ at, dead_letters, jobs, seal }: Overview): number {
  const stuck = jobs.filter((job) => job.runs[0]?.outcome === 'FAILED' || standsStill(job, at));
  return dead_letters.count + stuck.length + (seal.intact === false ? 1 : 0);
}

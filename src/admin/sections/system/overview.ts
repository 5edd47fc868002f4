import { differenceKind } from '../../../domain/booking/payment-difference.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { type Errand, errands } from '../../../domain/office/errands.ts';
import { isLate } from '../../../domain/office/jobs.ts';
import type { DeadLetter, JobTold, Overview } from '../../../domain/office/system.ts';

export const errandWords = (kind: string): string => errands[kind as Errand] ?? kind;

/** What it was: 'Zwrot 350,00 zł', 'Potwierdzenie rezerwacji'. */
export function letterWords({ kind, what, amount }: DeadLetter): string {
  if (kind === 'difference') return `Różnica: ${labelOf(differenceKind, what)}`;
  if (kind === 'refund') return `Zwrot ${formatAmount(amount ?? 0)}`;
  return errandWords(what);
}

/** Does a job's schedule stand still? `at` is when it was told. */
export const standsStill = ({ schedule, runs: [last] }: JobTold, at: string): boolean =>
  isLate(schedule, last?.began_at, Date.parse(at));

/** The jobs whose last run failed, or that run no more. */
export const stuckJobs = ({ at, jobs }: Pick<Overview, 'at' | 'jobs'>): JobTold[] =>
  jobs.filter((job) => job.runs[0]?.outcome === 'FAILED' || standsStill(job, at));

/** How many things wait for a person: a job whose last run failed, or that runs no more, is one. */
export const caresOf = ({ at, dead_letters, jobs, seal }: Overview): number =>
  dead_letters.count + stuckJobs({ at, jobs }).length + (seal.intact === false ? 1 : 0);

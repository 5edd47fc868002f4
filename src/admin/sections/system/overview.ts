import { type Errand, errands } from '../../../domain/errands.ts';
import type { JobTold, Overview } from '../../../domain/system.ts';

export const errandWords = (kind: string): string => errands[kind as Errand] ?? kind;

/** The outcome of a job's last run that somebody should look at. */
const needsCare = ({ runs: [last] }: JobTold): boolean => last?.outcome === 'FAILED';

/** How many things wait for a person. */
export const caresOf = ({ dead_letters, jobs, seal }: Overview): number =>
  dead_letters.count + jobs.filter(needsCare).length + (seal.intact === false ? 1 : 0);

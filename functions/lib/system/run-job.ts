import type { Context } from '@netlify/functions';
import type { Job } from '../../../src/domain/office/jobs.ts';
import { type Result, run } from '../run.ts';

/** What each job does, loaded when somebody runs it by hand. */
const works: Record<Job, (context: Context) => Promise<Result>> = {
  outbox: async (context) => (await import('../mail/outbox.ts')).sendDue(context),
  sweeper: async (context) => (await import('../jobs/sweep.ts')).sweep(context),
  seal: async () => (await import('../jobs/seal.ts')).seal(),
  tidy: async (context) => (await import('../jobs/tidy.ts')).tidy(context),
  compare: async (context) => (await import('../jobs/compare.ts')).compare(context),
  forget: async () => (await import('../jobs/forget.ts')).forget(),
  verify: async () => (await import('../jobs/verify.ts')).verify(),
  watch: async () => (await import('../jobs/watch.ts')).watch(),
};

export const runJob = (job: Job, context: Context): Promise<Response> => run(job, () => works[job](context));

import type { Job } from '../../src/domain/office/jobs.ts';
import type { Run } from '../../src/domain/office/system.ts';
import { row, rows, sql } from '../sql.ts';

/** A run and the job that ran. */
interface JobRun extends Run {
  job: Job;
}

/** Notes a run; the database forgets the job's oldest. */
export const noteRun = ({ job, began_at, took_ms, outcome, counts, note }: JobRun): Promise<unknown> =>
  rows(sql`
    insert into job_runs (job, began_at, took_ms, outcome, counts, note)
    values (${job}, ${began_at}, ${took_ms}, ${outcome}, ${counts && JSON.stringify(counts)}::jsonb, ${note})`);

/** The newest runs of every job, the newest first. */
export const latestRuns = (most: number): Promise<JobRun[]> =>
  rows<JobRun>(sql`
    select job, began_at, took_ms, outcome, counts, note
      from (select *, row_number() over (partition by job order by id desc) as nth from job_runs) run
     where nth <= ${most}::int order by id desc`);

/** When the last run of a job began that did not fail; undefined where there was none. */
export const lastCompleted = async (job: Job): Promise<string | undefined> =>
  (
    await row<{ began_at: string }>(
      sql`select began_at from job_runs where job = ${job} and outcome <> 'FAILED' order by id desc limit 1`,
    )
  )?.began_at;

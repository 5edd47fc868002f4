import { mostAttempts } from '../mail/outbox.ts';
import { type Query, row, sql } from '../sql.ts';

/** What each job that runs every minute looks for. */
const waiting = {
  outbox: () =>
    sql`exists (select from outbox where sent_at is null and next_attempt <= clock()
                  and (kind = 'refund' or attempts < ${mostAttempts}::int))`,
  sweeper: () => sql`exists (select from orders where state = 'HELD')`,
  seal: () =>
    sql`exists (select from seal_mark)
        or (select max(id) from event_log) > coalesce((select last_line from seals order by id desc limit 1), 0)
        or (select max(id) from login_log) > coalesce((select last_login from seals order by id desc limit 1), 0)`,
} satisfies Record<string, () => Query>;
export type EachMinute = keyof typeof waiting;

/**
 * Is there anything for this job to do? One statement a minute where there is not: that it looked is noted every third
 * minute, in the same statement, so that nobody takes it for one that stands still.
 */
export const isWorkWaiting = async (job: EachMinute): Promise<boolean> =>
  (
    await row<{ found: boolean }>(sql`
      with asked as (select ${waiting[job]()} as found),
      noted as (
        insert into job_runs (job, began_at, took_ms, outcome)
        select ${job}, clock(), 0, 'DONE' from asked
         where not coalesce(found, false) and not exists (
           select from job_runs where job = ${job} and began_at > clock() - interval '150 seconds'))
      select coalesce(found, false) as found from asked`)
  )?.found ?? false;

import { isLate, type Job, jobs, type RunOutcome } from '../../src/domain/office/jobs.ts';
import { countOfDeadLetters } from '../mail/dead-letters.ts';
import { mostAttempts } from '../mail/outbox.ts';
import { row, sql } from '../sql.ts';

/** How one job stands. */
interface JobHealth {
  name: Job;
  /** Null: it never ran, and is not late. */
  last_run: string | null;
  outcome: RunOutcome | null;
  late: boolean;
}

/** How the product stands, for whoever watches it from outside: nothing of a person. */
export interface Health {
  jobs: JobHealth[];
  /** How many seconds the oldest of what is to be sent waits; null: nothing does. */
  outbox_oldest_seconds: number | null;
  dead_letters: number;
}

interface Stored extends Omit<Health, 'jobs'> {
  at: string;
  runs: Partial<Record<Job, { began_at: string; outcome: RunOutcome }>>;
}

/** Where a database is whose host writes it into its name, as Neon does: ep-x.eu-central-1.aws.neon.tech. */
export const databaseRegion = (url = ''): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.match(/\.([a-z]{2}-[a-z]+-\d)\./)?.[1] : undefined;

/** All of it by one statement. */
export async function readHealth(): Promise<Health> {
  const found = await row<Stored>(sql`
    select clock() as at, ${countOfDeadLetters()} as dead_letters,
           (select extract(epoch from clock() - min(create_time))::int from outbox
             where sent_at is null and attempts < ${mostAttempts}::int) as outbox_oldest_seconds,
           (select coalesce(jsonb_object_agg(job, jsonb_build_object('began_at', began_at, 'outcome', outcome)), '{}')
              from (select distinct on (job) job, began_at, outcome from job_runs order by job, id desc) run) as runs`);
  const { at, runs, ...rest } = found ?? { at: '', runs: {}, dead_letters: 0, outbox_oldest_seconds: null };
  const healthOf = (name: Job): JobHealth => {
    const last = runs[name];
    const last_run = last ? new Date(last.began_at).toISOString() : null;
    const late = isLate(jobs[name].schedule, last?.began_at, Date.parse(at));
    return { name, last_run, outcome: last?.outcome ?? null, late };
  };
  return { ...rest, jobs: (Object.keys(jobs) as Job[]).map(healthOf) };
}

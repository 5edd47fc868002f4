import { HttpError, lineOf } from '../../src/domain/kernel/http-error.ts';
import { type Background, contextOf } from './context.ts';
import type { PlatformFunction } from './routes.ts';

const hour = 3_600_000;

/**
 * The scheduled functions: each runs by itself, over and over, and never twice at a time; 0 seconds mean not at all.
 * What runs by night elsewhere runs once an hour here, for a machine of one's own is seldom on by night.
 */
export function startJobs(
  functions: () => PlatformFunction[],
  everySeconds: number,
  siteUrl: string,
  background: Background,
): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const failing = new Map<string, string>();
  const tell = (job: string, failure: Failure | undefined) => {
    const [before, now] = [failing.get(job), failure?.what];
    if (failure && before !== now) console.error(`job ${job}:`, failure.logged);
    if (before && !now) console.log(`job ${job}: works again`);
    failing.set(job, now ?? '');
  };
  const began = new Map<string, number>();
  const isDue = ({ name, config }: PlatformFunction) =>
    !running.has(name) && (isOfMinutes(config) || Date.now() - (began.get(name) ?? 0) >= hour);
  const runDue = () => {
    for (const job of functions().filter(isScheduled).filter(isDue)) {
      began.set(job.name, Date.now());
      running.set(
        job.name,
        runJob(job, siteUrl, background)
          .then((failure) => tell(job.name, failure))
          .finally(() => running.delete(job.name)),
      );
    }
  };
  const timer = everySeconds > 0 ? setInterval(runDue, everySeconds * 1000) : undefined;
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

const isScheduled = ({ config }: PlatformFunction): boolean => 'schedule' in config && Boolean(config.schedule);

const isOfMinutes = (config: PlatformFunction['config']): boolean =>
  'schedule' in config && String(config.schedule).startsWith('* ');

/** Why a run failed; `what` stays the same from run to run while nothing changes. */
interface Failure {
  what: string;
  logged: unknown;
}

async function runJob(
  { name, handler }: PlatformFunction,
  siteUrl: string,
  { add }: Background,
): Promise<Failure | undefined> {
  const url = new URL(`/.netlify/functions/${name}`, siteUrl);
  const body = JSON.stringify({ next_run: new Date().toISOString() });
  try {
    const response = await handler(
      new Request(url, { method: 'POST', body }),
      contextOf({ ip: '127.0.0.1', params: {}, url }, add),
    );
    if (!response || response.ok) return undefined;
    const what = `${response.status} ${await response.text()}`;
    return { what, logged: what };
  } catch (error) {
    // What was foreseen, such as a database that is away, in one line; a defect of ours with its stack
    return { what: String(error), logged: error instanceof HttpError ? lineOf(error) : error };
  }
}

import { type Background, contextOf } from './context.ts';
import type { PlatformFunction } from './routes.ts';

/** The scheduled functions: each runs by itself, over and over, and never twice at a time; 0 seconds mean not at all. */
export function startJobs(
  functions: () => PlatformFunction[],
  everySeconds: number,
  siteUrl: string,
  background: Background,
): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const runDue = () => {
    for (const job of functions().filter(isScheduled)) {
      if (running.has(job.name)) continue;
      running.set(
        job.name,
        runJob(job, siteUrl, background).finally(() => running.delete(job.name)),
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

async function runJob({ name, handler }: PlatformFunction, siteUrl: string, { add }: Background): Promise<void> {
  const url = new URL(`/.netlify/functions/${name}`, siteUrl);
  const body = JSON.stringify({ next_run: new Date().toISOString() });
  try {
    const response = await handler(new Request(url, { method: 'POST', body }), contextOf({ ip: '127.0.0.1', params: {}, url }, add));
    if (response && !response.ok) console.error(`job ${name}: ${response.status} ${await response.text()}`);
  } catch (error) {
    console.error(`job ${name}`, error);
  }
}

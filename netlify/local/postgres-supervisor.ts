import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts a server, its output into a new log ('w') or at the end of the one there is ('a'); rejects if it does not
 * start.
 */
type Start = (flag: 'w' | 'a') => Promise<ChildProcess>;

/**
 * Keeps a Postgres running: one that ends by itself (killed, out of memory) is started again, until it is stopped here.
 * Its pid file stays: by it the new server waits for what is left of the old one, before it recovers the data.
 */
export async function keepRunning(start: Start): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let server = await start('w');
  let restarting = Promise.resolve();
  const watch = () => server.once('exit', () => (restarting = stopping ? restarting : restart()));
  async function restart(): Promise<void> {
    console.error('Postgres has ended: starting it again');
    for (let tries = 0; !stopping; tries++) {
      const started = await start('a').catch((error: unknown) => {
        if (tries === 50) console.error('Postgres does not start again:', error);
      });
      if (started) {
        server = started;
        watch();
        return;
      }
      await pause(Math.min(100 + tries * 20, 2_000));
    }
  }
  watch();
  return {
    stop: async () => {
      stopping = true;
      await restarting;
      await end(server);
    },
  };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT is Postgres' fast shutdown: sessions are ended, everything committed is written; SIGQUIT recovers at the
  // next start
  server.kill('SIGINT');
  const late = setTimeout(() => server.kill('SIGQUIT'), 2_500);
  await ended;
  clearTimeout(late);
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './lock.ts';
import { Problem } from './problem.ts';

/** A killed platform leaves its Postgres running: ends it, so that the folder can be opened again. */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid && isAlive(pid) && isPostgres(pid, data)) {
    process.kill(pid, 'SIGINT');
    if (!(await ended(pid, 5_000))) process.kill(pid, 'SIGQUIT');
    if (!(await ended(pid, 5_000)))
      throw new Problem(`A Postgres left over from an earlier run does not end (process ${pid})`);
  }
  // Its process number may have gone to another program meanwhile; Postgres would take that for itself and not start
  rmSync(file, { force: true });
}

function isPostgres(pid: number, data: string): boolean {
  const line = `/proc/${pid}/cmdline`;
  // Where the system does not tell, the pid file is believed
  return !existsSync('/proc/self/cmdline') || (existsSync(line) && readFileSync(line, 'utf8').includes(data));
}

async function ended(pid: number, within: number): Promise<boolean> {
  for (const since = Date.now(); Date.now() - since < within; ) {
    if (!isAlive(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

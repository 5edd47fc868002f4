import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Problem } from './problem.ts';

/** Keeps a second platform out of the folder for as long as this one runs; a lock left by a killed one is taken over. */
export function lockFolder(localDir: string): { release(): void } {
  mkdirSync(localDir, { recursive: true });
  const path = join(localDir, 'platform.pid');
  for (let tries = 0; tries < 3; tries++) {
    try {
      // 'wx' makes the check and the taking one step
      writeFileSync(path, identity(process.pid), { flag: 'wx' });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder !== undefined)
        throw new Problem(`It runs already (process ${holder}, data in ${localDir}). Stop that one, or set LOCAL_DIR and PORT`);
      rmSync(path, { force: true });
    }
  }
  throw new Problem(`Another start is under way in ${localDir}`);
}

function readHolder(path: string): number | undefined {
  const text = readOrEmpty(path);
  const pid = Number(text.split(' ')[0]);
  return pid && isAlive(pid) && identity(pid) === text ? pid : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // In a container nobody may have collected a process that ended: it keeps its number and does nothing
    return !statusOf(pid).startsWith('Z');
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

// Process numbers are used again, in containers quickly: where the system tells, the start time goes with the number
const identity = (pid: number) => `${pid} ${startTime(pid)}`.trim();
const startTime = (pid: number) => statusOf(pid).split(' ')[19] ?? '';
const statusOf = (pid: number) => readOrEmpty(`/proc/${pid}/stat`).split(') ')[1] ?? '';

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return '';
    throw error;
  }
}

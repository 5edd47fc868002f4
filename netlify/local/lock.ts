import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demandFolder } from './folder.ts';
import { codeOf, Problem } from './problem.ts';

interface Lock {
  /** The platform stops: whoever waits for the folder may wait a little longer. */
  leave(): void;
  release(): void;
}

/**
 * Keeps a second platform out of the folder for as long as this one runs; a lock left by a killed one is taken over.
 */
export async function lockFolder(localDir: string): Promise<Lock> {
  const path = join(localDir, 'platform.pid');
  demandFolder('LOCAL_DIR', localDir);
  // A restart may come before the one before has noticed that it is to stop (1 s), or while it does (6 s)
  for (let waited = 0; ; waited += 100) {
    try {
      // 'wx' makes the check and the taking one step
      writeFileSync(path, identity(process.pid), { flag: 'wx' });
      return {
        leave: () => writeFileSync(path, `${identity(process.pid)}${stopping}`),
        release: () => rmSync(path, { force: true }),
      };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const text = readOrEmpty(path);
    if (!isHeld(text)) rmSync(path, { force: true });
    else if (waited >= (text.endsWith(stopping) ? 6_000 : 1_000)) {
      throw new Problem(
        `It runs already (process ${text.split(' ')[0]}, data in ${localDir}). ` +
          'Stop that one, or set LOCAL_DIR and PORT',
      );
    } else await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const stopping = ' stopping';

function isHeld(text: string): boolean {
  const pid = Number(text.split(' ')[0]);
  return pid > 0 && isAlive(pid) && text.replace(stopping, '') === identity(pid);
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

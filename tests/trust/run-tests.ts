import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs one file of tests at another size than every run does; 1 where it fails. */
export async function runTests(file: string, more: Record<string, string>): Promise<0 | 1> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
    env: { ...process.env, ...more },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
}

import { spawn } from 'node:child_process';

interface Outcome {
  code: number;
  seconds: number;
}

/** Runs a package's command under this Node, its words going straight to the console. */
export async function run(script: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const since = performance.now();
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const code = await new Promise<number>((resolve, reject) =>
    child.once('error', reject).once('exit', (it) => resolve(it ?? 1)),
  );
  return { code, seconds: (performance.now() - since) / 1000 };
}

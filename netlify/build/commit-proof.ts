import { spawnSync } from 'node:child_process';
import { Problem } from '../local/problem.ts';
import { type Log, step } from '../local/step.ts';

type Proof = [what: string, command: string[]];

/** All that needs no browser. */
const proofs: Proof[] = [
  ['check', ['netlify/commands/check.ts']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']],
];

/** What a machine needs to run anything: of the settings of the deploy a test must not see one. */
const ofMachine = /^(PATH|HOME|USER|SHELL|LANG|LC_ALL|TMPDIR|TEMP|TMP|SystemRoot|CI)$/i;

/** Runs each proof of the commit, and refuses it by the name of the first that fails. */
export async function proveCommit(log: Log, of = proofs): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => ofMachine.test(name)));
  for (const [what, command] of of) {
    const { status } = await step(log, what, async () =>
      spawnSync(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'inherit'] }),
    );
    if (status !== 0) throw new Problem(`This commit does not pass its ${what}, so it is not published`);
  }
}

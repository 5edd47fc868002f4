import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { proveCommit } from '../../netlify/build/commit-proof.ts';
import { onPreBuild, onSuccess } from '../../netlify/plugin/index.js';

// What is started goes on, but says nothing: its words are not those of a test
vi.mock('node:child_process', async (load) => {
  const real = await load<typeof import('node:child_process')>();
  const quiet = (command: string, args: string[], options: SpawnSyncOptions) =>
    real.spawnSync(command, args, { ...options, ...(options.stdio && { stdio: 'ignore' }) });
  return { ...real, spawnSync: quiet };
});

function setting(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** What the host gives a plugin; the build that goes on calls none of it. */
const host = () => ({ build: { failBuild: vi.fn(), failPlugin: vi.fn() }, status: { show: vi.fn() } });

test('the host finds the plugin where its configuration says', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain('[[plugins]]\n  package = "./netlify/plugin"');
  expect(readFileSync('netlify/plugin/manifest.yml', 'utf8')).toBe('name: lotnisko\n');
});

test('production without its settings is refused before its commit is proven or built', () => {
  setting({ CONTEXT: 'production', SECRET: 'abc' });
  const utils = host();
  onPreBuild({ utils });
  expect(utils.build.failBuild).toHaveBeenCalledOnce();
});

test('a preview is built without a proof of its commit', () => {
  setting({ CONTEXT: 'deploy-preview' });
  const utils = host();
  onPreBuild({ utils });
  expect(utils.build.failBuild).not.toHaveBeenCalled();
});

test('a commit that fails its tests is refused by their name, and what comes after is not tried', async () => {
  const lines: string[] = [];
  const proof = proveCommit(
    (it) => lines.push(it),
    [
      ['check', ['-e', '']],
      ['tests', ['-e', 'process.exit(1)']],
      ['more', ['-e', '']],
    ],
  );
  await expect(proof).rejects.toThrow('This commit does not pass its tests');
  expect(lines.map((it) => it.trim().split(' ')[0])).toEqual(['check', 'tests']);
});

test('the tests of a commit see nothing of the deploy’s settings', async () => {
  setting({ CONTEXT: 'production', DATABASE_URL: 'postgres://u:p@production.example/airport', NETLIFY: 'true' });
  const seen = "process.exit(['CONTEXT', 'DATABASE_URL', 'NETLIFY'].some((it) => it in process.env) ? 1 : 0)";
  await proveCommit(() => {}, [['tests', ['-e', seen]]]);
});

test('a deploy that does not answer is told of in its log', () => {
  setting({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'http://127.0.0.1:1', DATABASE_URL: 'postgres://u:p@x/y' });
  const utils = host();
  onSuccess({ utils });
  expect(utils.build.failPlugin).toHaveBeenCalledOnce();
});

test('the task that the plugin runs is one of run.mjs', () => {
  const { stderr } = spawnSync(process.execPath, ['netlify/run.mjs', 'none'], { encoding: 'utf8' });
  expect(stderr).toContain('prove-commit');
});

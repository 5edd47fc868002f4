import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const check = (file: string) =>
  spawnSync(process.execPath, ['netlify/commands/check-astro.ts', file], { encoding: 'utf8', timeout: 60_000 });

test('a misspelled prop in an .astro file fails the check', () => {
  const { status, stdout } = check('tests/platform/fixtures/misspelled-prop.astro');
  expect(stdout).toContain("Property 'titel' does not exist");
  expect(status).toBe(1);
}, 60_000);

test('an .astro file without a mistake passes the check', () => {
  expect(check('src/pages/404.astro')).toMatchObject({ status: 0, stdout: '' });
}, 60_000);

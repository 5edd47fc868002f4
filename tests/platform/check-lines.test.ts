import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(root, { recursive: true }));

function check(name: string, ...lines: string[]) {
  const file = join(root, name);
  writeFileSync(file, lines.join('\n'));
  const { status, stderr } = spawnSync(process.execPath, ['netlify/commands/check-lines.ts', file], {
    encoding: 'utf8',
  });
  return { status, stderr: stderr.replace(`${file}:`, '') };
}

test('a line of 120 bytes passes, one more fails and is named', () => {
  expect(check('ascii.md', 'x'.repeat(120))).toEqual({ status: 0, stderr: '' });
  const message = '2 has 121 bytes, of at most 120\n';
  expect(check('long.md', 'x', 'x'.repeat(121))).toEqual({ status: 1, stderr: message });
});

test('a Polish letter counts two bytes, a dash three', () => {
  expect(check('letters.md', 'ł'.repeat(60))).toEqual({ status: 0, stderr: '' });
  expect(check('dashes.md', '–'.repeat(41)).stderr).toBe('1 has 123 bytes, of at most 120\n');
});

test('a picture has no lines', () => {
  expect(check('picture.bin', `\0${'x'.repeat(200)}`)).toEqual({ status: 0, stderr: '' });
});

test('a file of tests may have 400 lines, one of the product 200', () => {
  const lines = Array.from({ length: 201 }, () => 'x');
  const script = resolve('netlify/commands/check-lines.ts');
  for (const folder of ['src', 'tests']) mkdirSync(join(root, folder));
  for (const file of ['src/long.ts', 'tests/long.ts']) writeFileSync(join(root, file), lines.join('\n'));
  const args = [script, 'src/long.ts', 'tests/long.ts'];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: root });
  expect(stderr).toBe('src/long.ts has 201 lines, of at most 200\n');
});

test('a comment that leans on what stands before it is named', () => {
  expect(check('leans.md', '/** The same of the car park. */').stderr).toBe("1 opens with 'The same': say of what\n");
  expect(check('goes-on.md', '// Who parks and', '// Those who rent').status).toBe(0);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(name: string, ...lines: string[]) {
  const file = join(folder, name);
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

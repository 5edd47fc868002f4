import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What stands before the function of a test: `test('title', async () =>`, `describe('title', () =>`,
 * `test.each(…)('title', …`.
 */
const titles = /\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1,\s*(?:async )?\(/g;

test('a title is a sentence of fewer than 90 characters', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}');
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(titles)].map(([, , title = '']) => ({
      file,
      title: title.replace(/\$\{[^}]*\}/g, ''),
    })),
  );
  expect(found.length).toBeGreaterThan(files.length);
  const long = found.filter(({ title }) => title.length >= 90).map(({ file, title }) => `${file}: ${title}`);
  expect(long, 'shorten these titles').toEqual([]);
});

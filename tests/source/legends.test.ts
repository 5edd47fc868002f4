import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A fieldset's tag to its end, past the expressions in its attributes, and what stands next. */
const fieldset = /<fieldset\b(?:[^>{]|\{(?:[^{}]|\{[^{}]*\})*\})*>\s*(<\w+|.*)/g;
const firstIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(fieldset)].map(([, first = '']) => first);
const files = globSync('src/**/*.{tsx,astro}').filter((file) => firstIn(file).length > 0);

test.each(files)('every fieldset of %s begins with the legend by which a reader names it', (file) => {
  expect(firstIn(file).filter((first) => first !== '<legend')).toEqual([]);
});

test('fieldsets are found', () => expect(files.length).toBeGreaterThan(10));

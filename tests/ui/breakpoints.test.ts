import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const breakpoints = ['10rem', '16rem', '22.5rem', '40rem', '48rem', '64rem'];
const sheets = globSync('src/**/*.{css,astro}');
const widthsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*/g)].flatMap(
    ([query]) => query.match(/[\d.]+(?:rem|em|px)/g) ?? [],
  );

test.each(sheets)('%s changes its layout at no other width than the six in tokens.css', (file) => {
  expect(widthsIn(file).filter((width) => !breakpoints.includes(width))).toEqual([]);
});

test('each of the six widths is in use', () => {
  expect([...new Set(sheets.flatMap(widthsIn))].sort()).toEqual(breakpoints);
});

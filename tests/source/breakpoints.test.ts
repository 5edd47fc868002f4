import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const breakpoints = ['10rem', '16rem', '22.5rem', '40rem', '48rem', '64rem', '80rem'];
/** A narrower container is one label of a drawing, which leaves out what does not fit. */
const labels = 10;
const sheets = globSync('src/**/*.{css,astro}');
const widthsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*/g)].flatMap(([query]) => {
    const widths = query.match(/[\d.]+(?:rem|em|px)/g) ?? [];
    return query.startsWith('@container') ? widths.filter((it) => Number.parseFloat(it) >= labels) : widths;
  });

test.each(sheets)('%s changes its layout at no other width than those in tokens.css', (file) => {
  expect(widthsIn(file).filter((width) => !breakpoints.includes(width))).toEqual([]);
});

test('each of the seven widths is in use', () => {
  expect([...new Set(sheets.flatMap(widthsIn))].sort()).toEqual(breakpoints);
});

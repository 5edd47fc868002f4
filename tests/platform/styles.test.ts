import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withColours } from '../../netlify/build/colours.ts';
import { isWrittenIntoPages, linkBelow } from '../../netlify/build/styles.ts';
import { colours } from '../../src/airport/colours.ts';

test.each([
  ['_astro/home.BC8-y6lK.css', true],
  ['_astro/office.CWooN2aw.css', false],
  ['_astro/below.CWooN2aw.css', false],
  ['/site/src/ui/icons.svg', false],
])('%s is written into the pages that need it: %s', (file, isWritten) => {
  expect(isWrittenIntoPages(file)).toBe(isWritten);
});

test('the sheet of what stands below the board is linked where that begins', () => {
  const link = '<link rel="stylesheet" href="/_astro/below.x1.css">';
  expect(linkBelow(`<head>${link}</head><h1>A</h1><!--below--><h2>B</h2>`)).toBe(
    `<head></head><h1>A</h1>${link}<h2>B</h2>`,
  );
  expect(() => linkBelow(`<head>${link}</head>`)).toThrow('does not say where');
  expect(linkBelow('<p>')).toBe('<p>');
});

test('what a search marks has our colours, whatever screen draws it', () => {
  const rule = /\bmark \{([^}]*)\}/.exec(readFileSync('src/styles/base.css', 'utf8'))?.[1];
  expect(rule).toContain('background: var(--amber)');
  expect(rule).toContain('color: var(--amber-ink)');
});

test('pages have the colours of the airport, light and dark', () => {
  const css = withColours(readFileSync('src/styles/tokens.css', 'utf8'));
  expect(css).toContain(`--page: light-dark(${colours.page.light}, ${colours.page.dark});`);
  expect(css).toContain(`--amber: ${colours.amber.light};`);
  expect(() => withColours(':root {}')).toThrow('tokens.css has no line');
});

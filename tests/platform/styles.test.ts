import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWrittenIntoPages } from '../../netlify/build/styles.ts';

test.each([
  ['_astro/home.BC8-y6lK.css', true],
  ['_astro/office.CWooN2aw.css', false],
  ['/site/src/ui/icons.svg', false],
])('%s is written into the pages that need it: %s', (file, isWritten) => {
  expect(isWrittenIntoPages(file)).toBe(isWritten);
});

test('what a search marks has our colours, whatever screen draws it', () => {
  const rule = /\bmark \{([^}]*)\}/.exec(readFileSync('src/styles/base.css', 'utf8'))?.[1];
  expect(rule).toContain('background: var(--amber)');
  expect(rule).toContain('color: var(--amber-ink)');
});

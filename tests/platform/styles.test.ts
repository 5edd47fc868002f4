import { expect, test } from 'vitest';
import { isWrittenIntoPages } from '../../netlify/build/styles.ts';

test.each([
  ['_astro/home.BC8-y6lK.css', true],
  ['_astro/office.CWooN2aw.css', false],
  ['/site/src/ui/icons.svg', false],
])('%s is written into the pages that need it: %s', (file, isWritten) => {
  expect(isWrittenIntoPages(file)).toBe(isWritten);
});

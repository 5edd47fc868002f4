import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const endings = 'ts,tsx,mjs,astro,sql,css,svg,html';
const files = globSync(`{src,functions,db,netlify,tests,docs,public}/**/*.{${endings}}`);
const named = new RegExp(`(?<=[\`(])[\\w./-]+/[\\w.-]+\\.(?:${endings.replaceAll(',', '|')})(?=[\`)])`, 'g');

test.each([...new Set(readFileSync('README.md', 'utf8').match(named))])('README names %s, which is there', (path) => {
  expect(
    files.some((file) => `/${file}`.endsWith(`/${path}`)),
    `Mend README.md: ${path} was renamed or moved`,
  ).toBe(true);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineStyles } from '../../netlify/page-styles.ts';

const dist = mkdtempSync(join(tmpdir(), 'lotnisko-styles-'));
const page = (...sheets: string[]) => {
  const links = sheets.map((it) => `<link rel="stylesheet" href="/_astro/${it}.css">`);
  return `<html><head><title>x</title>${links.join('')}</head><body></body></html>`;
};
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

beforeAll(() => {
  mkdirSync(join(dist, '_astro'));
  mkdirSync(join(dist, 'in'));
  for (const name of ['form.2', 'table.3', 'lost.4'])
    writeFileSync(join(dist, '_astro', `${name}.css`), `.${name[0]}{}\n`);
  writeFileSync(join(dist, '_astro/app.1.js'), '');
  writeFileSync(join(dist, 'a.html'), page('form.2', 'table.3'));
  writeFileSync(join(dist, 'in/b.html'), page('table.3', 'form.2'));
  writeFileSync(join(dist, 'c.html'), page());
  writeFileSync(join(dist, 'd.html'), page('form.2').replace('<body>', '<body><script>\n  let first = 1;\n</script>'));
  inlineStyles(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

test('a page has its stylesheets in it, in one order, and links none', () => {
  const styled = '<html><head><title>x</title><style>.f{}.t{}</style></head><body></body></html>';
  expect([read('a.html'), read('in/b.html')]).toEqual([styled, styled]);
});

test('a script that stands in a page is written short', () => {
  expect(read('d.html')).toContain('<body><script>let first=1;</script>');
});

test('a page without styles stays as it is', () => {
  expect(read('c.html')).toBe(page());
});

test('no stylesheet is left beside the pages', () => {
  expect(readdirSync(join(dist, '_astro'))).toEqual(['app.1.js']);
});

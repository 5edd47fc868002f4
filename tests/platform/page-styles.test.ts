import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStyles } from '../../netlify/page-styles.ts';

const dist = mkdtempSync(join(tmpdir(), 'lotnisko-styles-'));
const page = (...sheets: string[]) => {
  const links = sheets.map((it) => `<link rel="stylesheet" href="/_astro/${it}.css">`);
  return `<html><head><title>x</title>${links.join('')}</head><body></body></html>`;
};
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const sheetsOf = (file: string) => [...read(file).matchAll(/href="([^"]+)"/g)].map(([, sheet = '']) => sheet);

beforeAll(() => {
  mkdirSync(join(dist, '_astro'));
  mkdirSync(join(dist, 'in'));
  for (const it of ['look.1', 'form.2', 'table.3', 'lost.4'])
    writeFileSync(join(dist, '_astro', `${it}.css`), `.${it[0]}{}`);
  writeFileSync(join(dist, 'a.html'), page('look.1', 'form.2', 'table.3'));
  writeFileSync(join(dist, 'in/b.html'), page('look.1', 'table.3', 'form.2'));
  writeFileSync(join(dist, 'c.html'), page('look.1', 'form.2'));
  writeFileSync(join(dist, 'd.html'), page('look.1'));
  joinStyles(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

test('a page links the shared stylesheet and one of its own, which holds all the others', () => {
  const [shared, own = '', ...more] = sheetsOf('a.html');
  expect([shared, more]).toEqual(['/_astro/look.1.css', []]);
  expect(read(own)).toBe('.f{}.t{}');
});

test('pages that need the same stylesheets share them, in whatever order they name them', () => {
  expect(sheetsOf('in/b.html')).toEqual(sheetsOf('a.html'));
  expect(sheetsOf('c.html')[1]).not.toBe(sheetsOf('a.html')[1]);
});

test('a page without styles of its own stays as it is', () => {
  expect(read('d.html')).toBe(page('look.1'));
});

test('no stylesheet is left that no page links', () => {
  const linked = ['a.html', 'c.html'].flatMap(sheetsOf).map((it) => it.replace('/_astro/', ''));
  expect(readdirSync(join(dist, '_astro')).sort()).toEqual([...new Set(linked)].sort());
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineStyles } from '../../netlify/page-styles.ts';

const dist = mkdtempSync(join(tmpdir(), 'lotnisko-styles-'));
const page = (...sheets: string[]) => {
  const links = sheets.map((it) => `<link rel="stylesheet" href="/_astro/${it}.css">`);
  return `<html><head><title>x</title><style>@layer a,b;</style>${links.join('')}</head><body></body></html>`;
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
  const scripts = ['let first = "ł";', '(() => first)();'].map((it) => `<script>\n  ${it}\n</script>`);
  const apart = '<script type="application/ld+json">{}</script><script>last()</script>';
  writeFileSync(
    join(dist, 'd.html'),
    page('form.2').replace('<body>', `<body>${scripts.join('<style>b{}</style>')}${apart}`),
  );
  const island =
    '<astro-island uid="a1" prefix="r1" opts="{&quot;name&quot;:&quot;Board&quot;,&quot;value&quot;:true}">';
  writeFileSync(join(dist, 'e.html'), page('form.2').replace('<body>', `<body>${island}</astro-island>`));
  inlineStyles(dist);
});
afterAll(() => rmSync(dist, { recursive: true }));

test('a page has its stylesheets in it, in one order after that of the layers, and links none', () => {
  const styled = '<html><head><title>x</title><style>@layer a,b;.f{}.t{}</style></head><body></body></html>';
  expect([read('a.html'), read('in/b.html')]).toEqual([styled, styled]);
});

test('scripts that stand in a page are written short, and as one where they follow each other', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(read('d.html')).toContain(`<body><script>let first="ł";first</script>${data}<script>last()</script>`);
});

test('a page has one style element: what stands in its body is in it too', () => {
  expect(read('d.html').match(/<style>.*?<\/style>/g)).toEqual(['<style>@layer a,b;b{}.f{}</style>']);
});

test('an island says nothing that only messages of Astro name', () => {
  expect(read('e.html')).toContain('<astro-island prefix="r1" opts="{&quot;value&quot;:true}"></astro-island>');
});

test('a page without styles stays as it is', () => {
  expect(read('c.html')).toBe(page());
});

test('no stylesheet is left beside the pages', () => {
  expect(readdirSync(join(dist, '_astro'))).toEqual(['app.1.js']);
});

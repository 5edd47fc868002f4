import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minifyInlineScripts } from '../../netlify/build/inline-scripts.ts';

const dist = mkdtempSync(join(tmpdir(), 'lotnisko-inline-'));
afterAll(() => rmSync(dist, { recursive: true }));

const data = '<script type="application/ld+json">{  }</script>';
const minified = (body: string) => {
  const file = join(dist, 'page.html');
  writeFileSync(file, body);
  minifyInlineScripts(dist);
  return readFileSync(file, 'utf8');
};

test('scripts that stand in a page are written short, and as one where they follow each other', () => {
  const scripts = ['let first = "ł";', '(() => first)();'].map((it) => `<script>\n  ${it}\n</script>`).join('');
  expect(minified(scripts)).toBe('<script>let first="ł";first</script>');
});

test('styles that follow each other are one', () => {
  expect(minified('<style>@layer a,b;</style> <style>a{}</style><p>')).toBe('<style>@layer a,b;a{}</style><p>');
});

test('styles further down the page are one with the first, in their order', () => {
  expect(minified('<style>@layer a;</style><meta><style>b{}</style><p><style>c{}</style>d')).toBe(
    '<style>@layer a;b{}c{}</style><meta><p>d',
  );
});

test('data in a page stays as it is, apart from the scripts around it', () => {
  expect(minified(`<script>a( )</script>${data}<script>b( )</script>`)).toBe(
    `<script>a()</script>${data}<script>b()</script>`,
  );
});

test('scripts with an address stay as they are', () => {
  const script = '<script type="module" src="/a.js"></script>';
  expect(minified(script)).toBe(script);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { preloadIslands } from '../../netlify/preloads.ts';

const dist = mkdtempSync(join(tmpdir(), 'lotnisko-preloads-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('a page names every script that its island starts with, and none that comes later', () => {
  mkdirSync(join(dist, '_astro'));
  const scripts = {
    'App.1.js': 'import{a as e}from"./kit.2.js";import"./side.3.js";const later=()=>import("./form.4.js");',
    'client.5.js': 'export{a}from"./kit.2.js";',
    'kit.2.js': 'import{b}from"./base.6.js";',
    'side.3.js': '',
    'base.6.js': 'import{a}from"./kit.2.js";',
    'form.4.js': '',
  };
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(dist, '_astro', name), code);
  const island =
    '<astro-island uid="1" component-url="/_astro/App.1.js" component-export="App" ' +
    'renderer-url="/_astro/client.5.js" props="{}" ssr client="load" opts="{}"></astro-island>';
  writeFileSync(join(dist, 'app.html'), `<html><head><title>x</title></head><body>${island}</body></html>`);
  preloadIslands(dist, 'app.html');
  const html = readFileSync(join(dist, 'app.html'), 'utf8');
  const named = [...html.matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)">/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(['App.1.js', 'base.6.js', 'client.5.js', 'kit.2.js', 'side.3.js']);
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('<title>'));
});

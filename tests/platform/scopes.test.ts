import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortenScopes } from '../../netlify/scopes.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'lotnisko-scopes-'));
});
afterEach(() => rmSync(dist, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('a page and its stylesheet agree on short classes, and nothing else is renamed', () => {
  write('a.css', 'p.astro-ab12cd34:hover{}.x.astro-9zz8yy7x>b{}');
  write(
    'a.html',
    '<p class="x astro-ab12cd34"></p><script>q("[data-astro-template]")</script><i class="astro-9zz8yy7x">',
  );
  shortenScopes(dist);
  expect(read('a.css')).toBe('p.s-1:hover{}.x.s-0>b{}');
  expect(read('a.html')).toBe('<p class="x s-1"></p><script>q("[data-astro-template]")</script><i class="s-0">');
});

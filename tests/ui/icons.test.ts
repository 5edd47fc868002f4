import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const sprite = readFileSync(join(src, 'ui/icons.svg'), 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const named = readFileSync(join(src, 'ui/Icon.tsx'), 'utf8').match(/IconName =([\s\S]*?);/)?.[1] ?? '';
const names = [...named.matchAll(/'([^']+)'/g)].map(([, name]) => name);

test('every pictogram that can be named is drawn', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(
    names.filter((it) => !drawn.has(it)),
    'src/ui/icons.svg: draw a <symbol id="…"> for each',
  ).toEqual([]);
});

test('every drawing is used', () => {
  // Only where pictograms are spoken of: elsewhere 'card' is a kind of payment
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.(tsx|ts|astro)$/.test(it) && it !== join('ui', 'Icon.tsx'))
    .map((it) => readFileSync(join(src, it), 'utf8'))
    .filter((it) => /\bicon\b|Icon\.tsx/.test(it))
    .join('\n');
  expect([...drawn].filter((it) => !new RegExp(`['"]${it}['"]`).test(code))).toEqual([]);
});

test('every pictogram that the back-office can name is drawn, and no other', () => {
  const drawn = [...readFileSync(join(src, 'admin/icons.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g)];
  const icons = readFileSync(join(src, 'domain/kernel/icons.ts'), 'utf8').match(/OfficeIcon =([\s\S]*?);/)?.[1] ?? '';
  const names = [...icons.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.sort(), 'src/admin/icons.svg: draw a <symbol id="…"> for each of OfficeIcon').toEqual(
    drawn.map(([, id]) => id).sort(),
  );
});

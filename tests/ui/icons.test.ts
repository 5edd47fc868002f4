import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../../src/domain/office/sections.ts';

const src = join(import.meta.dirname, '../../src');
const sprite = readFileSync(join(src, 'ui/icons.svg'), 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const named = readFileSync(join(src, 'ui/Icon.tsx'), 'utf8').match(/IconName =([\s\S]*?);/)?.[1] ?? '';
const names = [...named.matchAll(/'([^']+)'/g)].map(([, name]) => name);

test('every pictogram that can be named is drawn', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((it) => !drawn.has(it))).toEqual([]);
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

test('every pictogram that the back-office names is drawn', () => {
  const admin = readFileSync(join(src, 'admin/icons.svg'), 'utf8');
  const code = readdirSync(join(src, 'admin'), { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.tsx'))
    .map((it) => readFileSync(join(src, 'admin', it), 'utf8'))
    .join('\n');
  const written = [...code.matchAll(/<SectionIcon name="([^"]+)"/g)].map(([, name]) => name);
  const names = [...new Set([...written, ...sections.map(({ icon }) => icon)])];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((it) => !admin.includes(`<symbol id="${it}"`))).toEqual([]);
});

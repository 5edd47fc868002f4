import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The folders in the README's order, with what each may import besides itself. */
const order = ['pages', 'layouts', 'admin', 'features', 'fields', 'client', 'ui'].map((name) => `src/${name}`);
const domain = 'src/domain';
const rooms = ['netlify/settings', 'netlify/local', 'netlify/build'];
const parts = [...order, domain, 'functions', 'functions/lib', 'db', 'netlify', ...rooms];
const may: Record<string, string[]> = {
  ...Object.fromEntries(
    order.map((from, at) => [from, [...order.slice(at + 1), ...(from === 'src/ui' ? [] : [domain])]]),
  ),
  [domain]: [],
  functions: ['functions/lib', 'db', domain],
  'functions/lib': ['db', domain],
  db: [domain],
  netlify: ['functions/lib', 'db', domain, ...rooms],
  'netlify/settings': ['functions/lib', domain],
  'netlify/local': ['netlify/settings', 'db', domain],
  'netlify/build': ['netlify/local', 'functions/lib', domain],
};

/** Writes files with one import each, and answers what the check says of them. */
function check(name: string, files: Record<string, string>): string {
  const tree = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const script = resolve('netlify/commands/check-imports.ts');
  return spawnSync(process.execPath, [script], { cwd: tree, encoding: 'utf8', timeout: 60_000 }).stderr;
}
const specifier = (file: string, target: string) => {
  const path = relative(dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
};
const importing = (file: string, target: string) => `import { it } from '${specifier(file, target)}';\nit();\n`;
const nameOf = (part: string) => part.replace('/', '-');

test('each import against the order is refused and named, and none along it', () => {
  const pairs = parts.flatMap((from) => parts.filter((to) => to !== from).map((to) => [from, to] as const));
  const files = Object.fromEntries(
    pairs.flatMap(([from, to]) => {
      const [file, deep] = [`${from}/to-${nameOf(to)}.ts`, `${from}/a/b/to-${nameOf(to)}.ts`];
      return [file, deep].map((it) => [it, importing(it, `${to}/thing.ts`)]);
    }),
  );
  const said = check('pairs', files);
  const lines = said.split('\n').filter((line) => line.includes(' may import only: '));
  const refused = Object.keys(files).filter((file) => lines.some((line) => line.startsWith(`${file} must not`)));
  const forbidden = pairs.filter(([from, to]) => !may[from]?.includes(to));
  expect(forbidden.length).toBeGreaterThan(70);
  expect(refused.sort()).toEqual(
    forbidden.flatMap(([from, to]) => [`${from}/a/b/to-${nameOf(to)}.ts`, `${from}/to-${nameOf(to)}.ts`]).sort(),
  );
}, 60_000);

test('one section of the back-office does not import another one', () => {
  const file = 'src/admin/sections/parking/Section.tsx';
  const own = importing(file, 'src/admin/sections/parking/words.ts');
  const shared = importing(file, 'src/admin/record/parts.ts');
  expect(check('own', { [file]: own + shared.replaceAll('it', 'that') })).toBe('');
  const said = check('other', { [file]: importing(file, 'src/admin/sections/pojazd/words.ts') });
  expect(said).toContain(`${file} must not import ../pojazd/words.ts: src/admin/sections/parking may import only`);
}, 60_000);

test('a function reads the words of a page that it fills, never its components', () => {
  const file = 'functions/pages/lot.ts';
  expect(check('words', { [file]: importing(file, 'src/features/flight/page.ts') })).toBe('');
  expect(check('markup', { [file]: importing(file, 'src/features/flight/Gate.tsx') })).toContain(file);
}, 60_000);

test.each([
  ['a type', 'src/client/it.ts', "import type { A } from '../fields/a.ts';\nexport type B = A;\n"],
  ['a type in place', 'src/client/it.ts', "export type B = import('../fields/a.ts').A;\n"],
  ['what is imported later', 'src/client/it.ts', "export const later = () => import('../fields/a.ts');\n"],
  ['what is exported on', 'src/client/it.ts', "export { a } from '../fields/a.ts';\n"],
  ['an .astro file', 'src/layouts/It.astro', "---\nimport { a } from '../../db/a.ts';\n---\n<p>{a}</p>\n"],
  ['a style sheet', 'src/ui/It.module.css', ".it { composes: a from '../features/a/A.module.css'; }\n"],
  ['a package', 'src/domain/it.ts', "import { useState } from 'react';\nuseState();\n"],
  ['a part of Node', 'src/features/home/it.ts', "import { readFileSync } from 'node:fs';\nreadFileSync('a');\n"],
])(
  '%s is seen too',
  (name, file, text) => {
    expect(check(name, { [file]: text })).toContain(`${file} must not import`);
  },
  60_000,
);

test('of two folders that import each other the rarer direction is refused, at any depth', () => {
  const [hold, price] = [`${domain}/booking/hold.ts`, `${domain}/booking/price.ts`];
  const plan = `${domain}/flight/gate/plan.ts`;
  const there = { [hold]: importing(hold, plan), [price]: importing(price, plan) };
  expect(check('one way', there)).toBe('');
  const said = check('both ways', { ...there, [plan]: importing(plan, price) });
  expect(said.trim()).toBe(`${plan} must not import ${price}: ${domain}/booking imports ${domain}/flight already`);
}, 60_000);

test('a folder without a rule is told to get one', () => {
  const said = check('new', { 'src/new/it.ts': "import '../ui/a.ts';\n" });
  expect(said).toContain('give it a line in mayImport');
}, 60_000);

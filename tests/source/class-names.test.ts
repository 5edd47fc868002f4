import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtName, moduleName, readableName, sheetName } from '../../netlify/build/class-names.ts';

test('a class is named by its file while one edits, and by few letters when built', () => {
  expect(readableName('row', '/site/src/ui/Table.module.css?inline')).toBe('ui-Table-row');
  const built = ['badge', 'sweep'].map((it) => builtName(it, 'src/ui/Badge.module.css?inline'));
  const sheet = sheetName('src/ui/Badge.module.css');
  expect(sheet).toMatch(/^[a-z][a-z\d]$/);
  expect(built).toEqual([`${sheet}0`, `${sheet}-sweep`]);
});

test('no two files of styles have one name, and so the same classes', () => {
  const names = globSync('src/**/*.module.css').map(moduleName);
  expect(names.length).toBeGreaterThan(30);
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
  expect(new Set(globSync('src/**/*.module.css').map(sheetName)).size).toBe(names.length);
});

test('every class that a component names stands in its sheet', () => {
  const missing = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, sheet = '']) => {
      const path = join(dirname(file), sheet);
      const classes = new Set(readFileSync(path, 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*/g));
      const named = [...source.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
      return named.filter((used) => !classes.has(used)).map((used) => `${file}: .${used} is not in ${path}`);
    });
  });
  expect(missing).toEqual([]);
});

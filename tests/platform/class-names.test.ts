import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cssModules, moduleName } from '../../netlify/class-names.ts';

test('a class is named by its file and folder', () => {
  expect(cssModules.generateScopedName('row', '/site/src/ui/Table.module.css?inline')).toBe('ui-Table-row');
});

test('no two files of styles have one name, and so the same classes', () => {
  const names = globSync('src/**/*.module.css').map(moduleName);
  expect(names.length).toBeGreaterThan(30);
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
});

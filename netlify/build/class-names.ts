import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What a class of a module is called: while one edits, ui-Tabs-list, which can be found; built, the few letters that
 * cost a page the least. A source gets one name in every build: a page, its scripts and what fills it agree.
 */
export const classNames = (): Plugin => ({
  name: 'lotnisko:class-names',
  config: (_, { command }) => ({
    css: { modules: { generateScopedName: command === 'build' ? builtName : readableName } },
  }),
});

/** ui/Tabs.module.css: 'list' → 'ui-Tabs-list'. */
export const readableName = (name: string, file: string): string => `${moduleName(file)}-${name}`;

/** Letters for the sheet, and the position of the class in it. */
export function builtName(name: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const position = classesIn(path).indexOf(name);
  // What is no class is the name of an animation
  return sheetName(path) + (position < 0 ? `-${name}` : position.toString(36));
}

const sheets = globSync('src/**/*.module.css').map(moduleName).sort();

/** The sheet's position among all of them, beginning with a letter as a class must: 'a0', 'a1' … 'zz'. */
export function sheetName(file: string): string {
  const position = sheets.indexOf(moduleName(file));
  if (position < 0) throw new Error(`${file} is no sheet of src`);
  return (position + 360).toString(36);
}

const classesByFile = new Map<string, string[]>();

function classesIn(path: string): string[] {
  const classes = classesByFile.get(path) ?? [
    ...new Set([...readFileSync(path, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  ];
  classesByFile.set(path, classes);
  return classes;
}

/** '…/ui/Tabs.module.css' → 'ui-Tabs' */
export function moduleName(file: string): string {
  return `${basename(dirname(file))}-${basename(file).split('.')[0]}`;
}

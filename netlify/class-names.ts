import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What a class of a module is called: while one edits, ui-Tabs-list, which can be found; built, the few letters that
 * cost a page the least. The same in every build of the same sources: a page, its scripts and what fills it agree.
 */
export const classNames = (): Plugin => ({
  name: 'lotnisko:class-names',
  config: (_, { command }) => ({ css: { modules: { generateScopedName: command === 'build' ? short : long } } }),
});

/** ui/Tabs.module.css: 'list' → 'ui-Tabs-list'. */
export const long = (name: string, file: string): string => `${moduleName(file)}-${name}`;

/** Letters for the sheet, and the position of the class in it. No two sheets share theirs: see its test. */
export function short(name: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const position = classesIn(path).indexOf(name);
  // What is no class is the name of an animation
  return sheetName(path) + (position < 0 ? `-${name}` : position.toString(36));
}

/** 'ui-Tabs' → 'gk3': what a class may begin with, and then two of 36. */
export function sheetName(file: string): string {
  const [first = 0, ...rest] = createHash('sha1').update(moduleName(file)).digest();
  const letters = [(first % 26) + 10, ...rest.slice(0, 2).map((it) => it % 36)];
  return letters.map((it) => it.toString(36)).join('');
}

const known = new Map<string, string[]>();

function classesIn(path: string): string[] {
  const classes = known.get(path) ?? [
    ...new Set([...readFileSync(path, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  ];
  known.set(path, classes);
  return classes;
}

/** '…/ui/Tabs.module.css' → 'ui-Tabs' */
export const moduleName = (file: string): string => `${basename(dirname(file))}-${basename(file).split('.')[0]}`;

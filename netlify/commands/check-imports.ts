import { globSync, readFileSync } from 'node:fs';
import { convertToTsx } from '@astrojs/astro2tsx';
import { parseSync } from 'vite';
import { importEachOther, refusedImport, targetOf } from './import-directions.ts';

/**
 * `node netlify/commands/check-imports.ts`: names each import that runs against the directions of import-directions.ts,
 * by the file that it leads to, in .astro files and style sheets too. Types count: what is imported as a type moves
 * along. No two folders import each other, at any depth: the one of them that does so more seldom is named.
 */
const files = globSync('{src,functions,db,netlify,tests}/**/*.{ts,tsx,mjs,astro,css}', {
  exclude: ['**/node_modules/**'],
}).map((file) => file.replaceAll('\\', '/'));

const imports = files.sort().flatMap((file) => [...new Set(importsOf(file))].map((specifier) => ({ file, specifier })));
const refused = imports.flatMap(({ file, specifier }) => {
  const why = refusedImport(file, specifier);
  return why ? [`${file} must not import ${specifier}: ${why}`] : [];
});
const relative = imports.filter(({ specifier }) => specifier.startsWith('.'));
const pairs = importEachOther(relative.map(({ file, specifier }) => ({ file, target: targetOf(file, specifier) })));
const messages = [
  ...refused,
  ...pairs.flatMap(({ folders: [from, to], by }) =>
    by.map(({ file, target }) => `${file} must not import ${target}: ${to} imports ${from} already`),
  ),
];
for (const message of messages) console.error(message);
// Not exit(): on a busy machine it would cut off what a pipe has not taken yet
process.exitCode = messages.length > 0 ? 1 : 0;

/** What a file imports, as it is written there. What is put together only when it runs is not seen. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.css'))
    return [...source.matchAll(/(?:@import|\bfrom)\s+['"](.+?)['"]/g)].map(([, name = '']) => name);
  const isAstro = file.endsWith('.astro');
  const code = isAstro ? convertToTsx(source, { filename: file }).code : source;
  const { module, errors } = parseSync(isAstro ? `${file}.tsx` : file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((it) => it.moduleRequest?.value ?? ''));
  const late = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    .filter((it) => /^['"]/.test(it))
    .map((it) => it.slice(1, -1));
  const types = [...code.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => name);
  return [...module.staticImports.map((it) => it.moduleRequest.value), ...exported, ...late, ...types].filter(Boolean);
}

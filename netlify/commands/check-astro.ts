import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

/**
 * `node netlify/commands/check-astro.ts [file …]`: types in .astro files, which tsc does not read. Each is written as
 * the .tsx that it means into a copy of the tree, which `rootDirs` lays over the sources; errors are told by the lines
 * of the .astro files. Files named are checked besides those in src/.
 */
const copy = 'node_modules/.cache/astro-types';
const sources = [...globSync('src/**/*.astro'), ...process.argv.slice(2)];

rmSync(copy, { recursive: true, force: true });
const converted = new Map(sources.map((file) => [`${join(copy, file)}.tsx`, convert(file)]));
const root = relative(copy, '.');
write(
  join(copy, 'tsconfig.json'),
  JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { rootDirs: [root, '.'] },
    include: ['.', join(root, 'src/env.d.ts'), join(root, 'node_modules/astro/env.d.ts')],
    exclude: [],
  }),
);
for (const [path, { code }] of converted) write(path, code);

const tsc = ['node_modules/typescript/bin/tsc', '-p', copy];
const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
process.stdout.write(
  stdout.replace(/^(\S+)\((\d+),(\d+)\)/gm, (position, path, line, column) => {
    const file = converted.get(path);
    return file ? file.positionOf(Number(line), Number(column)) : position;
  }),
);
process.stderr.write(stderr);
process.exit(status ?? 1);

function convert(file: string) {
  const source = readFileSync(file, 'utf8');
  const { code, mappings } = convertToTsx(source, { filename: file });
  const positionOf = (line: number, column: number): string => {
    const at = code.split('\n', line - 1).join('\n').length + column;
    const [from = 0, , origin = 0] = mappings.findLast(([start]) => start <= at) ?? [];
    const before = source.slice(0, origin + at - from).split('\n');
    return `${file}(${before.length},${(before.at(-1) ?? '').length + 1})`;
  };
  return { code, positionOf };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

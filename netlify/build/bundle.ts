import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import { filledPages } from '../../src/domain/site/public-pages.ts';
import { functionFiles } from '../local/functions.ts';
import type { Shells } from '../local/shells.ts';
import { copyNativeFiles } from './native-files.ts';
import { buildRenderers } from './renderers.ts';

export interface BundledFunction {
  /** Its source: 'functions/cars.ts'. */
  source: string;
  /** What was written, in the folder: 'cars.mjs'. */
  file: string;
  /** Every file that it can come to load, packages' too. */
  inputs: string[];
  /** What is packed beside it, as the host's own patterns say it. */
  includedFiles: string[];
}

/**
 * Each function and all that it always needs in one file: the platform loads that in a tenth of the time of many
 * files. Parts in common are written into each, for a file apart costs a call more than their bytes do. Beside it lies
 * what it seldom needs, and each function's zip holds its own parts alone.
 */
export async function bundleFunctions(outDir: string, shells: Shells): Promise<BundledFunction[]> {
  if (existsSync(outDir)) rmSync(outDir, { recursive: true });
  mkdirSync('.netlify', { recursive: true });
  const renderers = mkdtempSync(join('.netlify', 'renderers-'));
  try {
    await buildRenderers(renderers);
    const bundled = functionFiles('functions').map((source) => bundle(source, outDir, resolve(renderers), shells));
    copyNativeFiles(outDir);
    return await Promise.all(bundled);
  } finally {
    rmSync(renderers, { recursive: true });
  }
}

/** What a function starts as a program of its own; it lies where the function's parts do. */
const programs: Record<string, string> = { 'functions/files.ts': 'functions/lib/pictures/decoder.ts' };

async function bundle(source: string, outDir: string, renderers: string, shells: Shells): Promise<BundledFunction> {
  const program = programs[source];
  const name = basename(source, '.ts');
  const { metafile } = await build({
    entryPoints: [
      { in: source, out: `lib/main-${name}` },
      ...(program ? [{ in: program, out: `lib/${basename(program, '.ts')}` }] : []),
    ],
    metafile: true,
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What it imports only when it needs it (the card provider, mail) lies in lib/ and is not even read before
    splitting: true,
    chunkNames: 'lib/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: `node${nodeVersion}`,
    charset: 'utf8',
    // Names stay: logs are read
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    // Packages written for require() look for it
    banner: {
      js:
        "import { createRequire as _createRequire } from 'node:module'; " +
        'const require = _createRequire(import.meta.url);',
    },
    plugins: [writtenDocument, builtRenderers(renderers), builtShells(shells)],
    logLevel: 'warning',
  });
  const written = Object.keys(metafile.outputs).map((path) => relative(outDir, path));
  const includedFiles = [...written, ...(program ? ['node_modules/**'] : [])];
  const file = `${name}.mjs`;
  await writeFunction(join(outDir, file), source, `./lib/main-${name}.mjs`, includedFiles);
  return { source, file, inputs: Object.keys(metafile.inputs), includedFiles };
}

/** What the host runs functions on: its argon2 hashes passwords. */
const nodeVersion = '24';

/** The file that the host looks for: it reads `config` without running it, so that is written out. */
async function writeFunction(path: string, source: string, main: string, includedFiles: string[]): Promise<void> {
  const { config } = await import(pathToFileURL(resolve(source)).href);
  const written = JSON.stringify({ ...config, nodeVersion, includedFiles }, null, 2);
  writeFileSync(path, `export { default } from '${main}';\nexport const config = ${written};\n`);
}

const documentFile = fileURLToPath(new URL('../../functions/lib/openapi/api-document.ts', import.meta.url));

/** Writes the description of the API into the bundle: a deployed function cannot ask the others for their routes. */
const writtenDocument: Plugin = {
  name: 'lotnisko:api-document',
  setup: ({ onLoad }) =>
    onLoad({ filter: /api-document\.ts$/ }, async ({ path }) =>
      path === documentFile
        ? { contents: `export const apiDocument = () => (${JSON.stringify(await apiDocument())});`, loader: 'js' }
        : undefined,
    ),
};

const renderersFile = fileURLToPath(new URL('../../functions/lib/pages/renderers.ts', import.meta.url));

/** Puts the code that renders filled pages into the bundle: a deployed function has no folder of the site to read. */
const builtRenderers = (folder: string): Plugin => ({
  name: 'lotnisko:renderers',
  setup({ onLoad, onResolve }) {
    // Loading one does nothing by itself: a function that renders another page has nothing of it
    onResolve({ filter: /^renderer:/ }, ({ path }) => ({
      path: join(folder, `${path.slice('renderer:'.length)}.mjs`),
      sideEffects: false,
    }));
    onLoad({ filter: /renderers\.ts$/ }, ({ path }) => {
      if (path !== renderersFile) return undefined;
      const exported = filledPages
        .map((it) => basename(it))
        .map(
          (name) => `import * as ${name}Page from 'renderer:${name}'; export const ${name} = async () => ${name}Page;`,
        );
      return { contents: exported.join(''), loader: 'js' };
    });
  },
});

const shellsFile = fileURLToPath(new URL('../../functions/lib/pages/shells.ts', import.meta.url));

/** Puts built pages into the bundle: a deployed function would have to ask the site for them at each call. */
const builtShells = (shells: Shells): Plugin => ({
  name: 'lotnisko:shells',
  setup: ({ onLoad }) =>
    onLoad({ filter: /shells\.ts$/ }, ({ path }) => {
      if (path !== shellsFile) return undefined;
      const each = Object.entries(shells);
      const contents = each.map(([name, shell]) => `export const ${name} = async () => (${JSON.stringify(shell)});`);
      return { contents: contents.join(''), loader: 'js' };
    }),
});

import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { apiDocument } from '../functions/lib/openapi/api-document.ts';
import { functionFiles } from './local/functions.ts';

export interface BundledFunction {
  /** Its source: 'functions/cars.ts'. */
  source: string;
  /** What was written, in the folder: 'cars.mjs'. */
  file: string;
  /** Every file that it can come to load, packages' too. */
  inputs: string[];
}

/**
 * Each function and all that it always needs in one file: the platform loads that in a tenth of the time of many
 * files. Parts in common are written into each, for a file apart costs a call more than their bytes do.
 */
export async function bundleFunctions(outDir: string): Promise<BundledFunction[]> {
  if (existsSync(outDir)) rmSync(outDir, { recursive: true });
  return Promise.all(functionFiles('functions').map((source) => bundle(source, outDir)));
}

async function bundle(source: string, outDir: string): Promise<BundledFunction> {
  const { metafile } = await build({
    entryPoints: [source],
    metafile: true,
    outdir: outDir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What it imports only when it needs it (the card provider, mail) lies in lib/ and is not even read before
    splitting: true,
    chunkNames: 'lib/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
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
    plugins: [writtenDocument],
    logLevel: 'warning',
  });
  return { source, file: basename(source).replace(/ts$/, 'mjs'), inputs: Object.keys(metafile.inputs) };
}

const documentFile = fileURLToPath(new URL('../functions/lib/openapi/api-document.ts', import.meta.url));

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

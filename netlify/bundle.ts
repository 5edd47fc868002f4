import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { apiDocument } from '../functions/lib/openapi/api-document.ts';
import { functionFiles } from './local/functions.ts';

/**
 * A function and all it imports in one file, shared parts in lib/ beside it: the platform loads that in a tenth of the
 * time of many files.
 */
export async function bundleFunctions(outDir: string): Promise<string[]> {
  const files = functionFiles('functions');
  if (existsSync(outDir)) rmSync(outDir, { recursive: true });
  await build({
    entryPoints: files,
    outdir: outDir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a function imports only when it needs it (the card provider, mail) is not even read before
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
  return files.map((file) => basename(file));
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

import { globSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { resolve } from 'node:path';

/**
 * `node netlify/check-astro.ts [file …]`: types in .astro files, which tsc does not read. Astro's language server asks
 * for `typescript`, and version 7 has no API for it yet: it gets version 6 instead.
 */
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript6' : name, context),
});
const require = createRequire(import.meta.url);
type Checker = typeof import('@astrojs/language-server/dist/check.js');
const server: Checker = require('@astrojs/language-server/dist/check.js');

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync('src/**/*.astro');
const { errors } = await new server.AstroCheck(process.cwd(), undefined, 'tsconfig.json').lint({
  fileNames: files.map((file) => resolve(file)),
  logErrors: { level: 'error' },
});
process.exit(errors > 0 ? 1 : 0);

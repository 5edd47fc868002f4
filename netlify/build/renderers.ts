import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { filledPages } from '../../src/domain/site/public-pages.ts';
import { classNames } from './class-names.ts';

/**
 * Compiles what renders the pages that functions fill: a module each, with the names of classes and files that the
 * site's own build gives.
 */
export async function buildRenderers(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [classNames(), nothingLater],
    // Of React the build for production, whoever runs it
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true, target: 'node' },
    // Of React's three servers that which writes a page at once: the others would double what a cold function loads
    resolve: {
      alias: { 'react-dom/server': resolve('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js') },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(filledPages.map((it) => [basename(it), `src/pages${it}.ts`])),
        output: { entryFileNames: '[name].mjs', assetFileNames: '_astro/[name].[hash][extname]' },
      },
    },
  });
}

const later = '\0later';

/** A page is rendered at once: what islands load later, such as their dialogs, would only lie in each zip. */
const nothingLater: Plugin = {
  name: 'lotnisko:nothing-later',
  resolveDynamicImport: () => later,
  load: (id) =>
    id === later ? "throw new Error('A function renders at once: it does not load this part of a page');" : undefined,
};

import type { Plugin } from 'vite';

/**
 * Pages link the styles of all they may show, and Astro deletes the scripts' own copies of them – but a chunk that is loaded later
 * would still ask for its copy and, not getting it, fail.
 */
export const lazyStyles = (): Plugin => ({
  name: 'lotnisko:lazy-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const file of chunk.viteMetadata?.importedCss ?? []) if (!bundle[file]) chunk.viteMetadata?.importedCss.delete(file);
    }
  },
});

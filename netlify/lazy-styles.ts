import type { Plugin } from 'vite';

/**
 * Pages have the styles of all they may show in them, but for sections of the back-office (see section-styles.ts): a
 * chunk that is loaded later must not ask for its own, which are not there.
 */
export const lazyStyles = (): Plugin => ({
  name: 'lotnisko:lazy-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.clear();
  },
});

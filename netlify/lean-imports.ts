import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
// The event is Vite's own: layouts/reload.ts hears it
const code = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * What is imported later brings no styles (see lazy-styles.ts), and most of what it needs is there: Vite's own helper
 * for that is 600 bytes of every page.
 */
export const leanImports = (): Plugin => ({
  name: 'lotnisko:lean-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined,
  load: (id) => (id === helper ? code : undefined),
});

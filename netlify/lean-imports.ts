import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
// The event is Vite's own: layouts/reload.ts hears it
const code = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

const sheet = /^import (\w+) from ('.+\.module\.css');$/gm;

/**
 * What is imported later brings no styles (see lazy-styles.ts), and most of what it needs is there: Vite's own helper
 * for that is 600 bytes of every page. And of a sheet's classes, a script gets the names that it uses: written as
 * `css.row`, never `css[name]`, since the object of all names would come whole (500 bytes of the schedule).
 */
export const leanImports = (): Plugin => ({
  name: 'lotnisko:lean-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined,
  load: (id) => (id === helper ? code : undefined),
  transform: (source, id) => (/\.tsx?$/.test(id) ? source.replace(sheet, 'import * as $1 from $2;') : undefined),
});

import { watch } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * For `npm run dev`: code under these folders is imported anew after each change, with everything it imports from them.
 */
export function reloadOnChange(folders: string[], reload: () => Promise<void>): void {
  const roots = folders.map((it) => `${pathToFileURL(it).href}/`);
  let version = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOurs = version > 0 && roots.some((it) => found.url.startsWith(it));
      return isOurs ? { ...found, url: `${found.url.split('?')[0]}?v=${version}` } : found;
    },
  });
  let waiting: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(waiting);
    // An editor writes a file in several steps
    waiting = setTimeout(async () => {
      version++;
      await reload().then(
        () => console.log(`  functions reloaded (${version})`),
        (error) => console.error('  functions not reloaded:', error),
      );
    }, 100);
  };
  for (const folder of folders) watch(folder, { recursive: true }, changed);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const islands = /<astro-island[^>]*? component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"[^>]*? client="load"/g;
/** `import … from"./kit.js"`, `import"./kit.js"`, `export … from"./kit.js"`: what a script needs before it runs. */
const imports = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/**
 * Names at the top of a page every script that its island needs to start, so that all of them come at once: left to
 * itself, a browser hears of the others only when the first has arrived.
 */
export function preloadIslands(dist: string, page: string): void {
  const file = join(dist, page);
  const html = readFileSync(file, 'utf8');
  const entries = [...html.matchAll(islands)].flatMap(([, component = '', renderer = '']) => [component, renderer]);
  const links = neededBy(dist, entries).map((script) => `<link rel="modulepreload" href="${script}">`);
  writeFileSync(
    file,
    html.replace('<title>', () => `${links.join('')}<title>`),
  );
}

/** The entries and all that they import at once, by their addresses; what is imported later is not fetched now. */
function neededBy(dist: string, entries: readonly string[]): string[] {
  const needed = new Set(entries);
  for (const script of needed) {
    const code = readFileSync(join(dist, script), 'utf8');
    for (const [, name] of code.matchAll(imports)) needed.add(script.replace(/[^/]+$/, String(name)));
  }
  return [...needed];
}

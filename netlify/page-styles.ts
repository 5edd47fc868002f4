import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const links = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;

const inlineScripts = /(<script>)([\s\S]*?)(<\/script>)/g;

/**
 * Writes the stylesheets of each page into the page: it is painted when its first packets are there, where a stylesheet
 * of its own would have to be asked for first. The scripts that stand in it are written as short as the others.
 */
export function inlineStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8');
    const sheets = [...html.matchAll(links)].flatMap(([, sheet]) => sheet ?? []);
    if (sheets.length === 0) continue;
    // In one order on every page; layers settle which rule wins
    const css = [...new Set(sheets)].sort().map((it) => readFileSync(join(dist, it), 'utf8').trim());
    const styled = html.replace(links, '').replace('</head>', () => `<style>${css.join('')}</style></head>`);
    writeFileSync(
      join(dist, file),
      styled.replace(inlineScripts, (_, begin: string, code: string, end: string) => begin + shorten(code) + end),
    );
  }
  for (const sheet of readdirSync(join(dist, '_astro')).filter((name) => name.endsWith('.css')))
    rmSync(join(dist, '_astro', sheet));
}

const shorten = (code: string): string => transformSync(code, { minify: true }).code.trim();

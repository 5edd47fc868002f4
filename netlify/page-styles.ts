import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const links = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;

/** What Astro writes into the tag of an island for its own messages. */
const islandNames = /(<astro-island) uid="[^"]*"|(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g;
/** The order of the layers (see Head.astro), Astro's own rule for its islands, and what a page may bring besides. */
const inlineSheets = /<style>([\s\S]*?)<\/style>/g;
const inlineScripts = /<script>([\s\S]*?)<\/script>/g;
/** Scripts only: data (with a `type`) must not be joined with what follows it. */
const adjoining = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;

/**
 * Writes the stylesheets of each page into the page: it is painted when its first packets are there, where a stylesheet
 * of its own would have to be asked for first. The scripts that stand in it are written as short as the others. One
 * `<style>`, and one `<script>` where several follow each other: each needs a hash in the page's policy, which is sent
 * with it.
 */
export function inlineStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8');
    const sheets = [...html.matchAll(links)].flatMap(([, sheet]) => sheet ?? []);
    if (sheets.length === 0) continue;
    // In one order on every page; layers settle which rule wins
    const linked = [...new Set(sheets)].sort().map((it) => readFileSync(join(dist, it), 'utf8'));
    const inline = [...html.matchAll(inlineSheets)].map(([, css = '']) => css);
    const css = [...new Set(inline), ...linked].map((it) => it.trim()).join('');
    const page = html
      .replace(links, '')
      .replace(inlineSheets, '')
      .replace(inlineScripts, (_, code: string) => `<script>${shorten(code)}</script>`)
      .replace(adjoining, (all) => all.replaceAll('</script><script>', ';'))
      .replace(islandNames, '$1')
      .replace('</head>', () => `<style>${css}</style></head>`);
    writeFileSync(join(dist, file), page);
  }
  for (const sheet of readdirSync(join(dist, '_astro')).filter((name) => name.endsWith('.css')))
    rmSync(join(dist, '_astro', sheet));
}

const shorten = (code: string): string =>
  transformSync(code, { minify: true, charset: 'utf8' }).code.trim().replace(/;$/, '');

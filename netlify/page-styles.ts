import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const links = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;

/**
 * Writes the stylesheets of each page into the page: it is painted when its first packets are there, where a stylesheet
 * of its own would have to be asked for first.
 */
export function inlineStyles(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8');
    const sheets = [...html.matchAll(links)].flatMap(([, sheet]) => sheet ?? []);
    if (sheets.length === 0) continue;
    // In one order on every page; layers settle which rule wins
    const css = [...new Set(sheets)].sort().map((it) => readFileSync(join(dist, it), 'utf8').trim());
    writeFileSync(
      join(dist, file),
      html.replace(links, '').replace('</head>', () => `<style>${css.join('')}</style></head>`),
    );
  }
  for (const it of readdirSync(join(dist, '_astro')).filter((name) => name.endsWith('.css')))
    rmSync(join(dist, '_astro', it));
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stylesheet that every page links, and keeps from the page before. */
export const shared = 'look';

const links = new RegExp(`<link rel="stylesheet" href="(/_astro/(?!${shared}\\.)[^"]+)">`, 'g');

/**
 * Joins the other stylesheets of each page into one: one request instead of four, and the smaller for being compressed
 * together.
 */
export function joinStyles(dist: string): void {
  const linked = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8');
    const sheets = [...html.matchAll(links)].flatMap(([, sheet]) => sheet ?? []);
    if (sheets.length === 0) continue;
    // In one order and named by what is in it, so that pages that need the same share it; layers settle which rule wins
    const css = sheets
      .sort()
      .map((it) => readFileSync(join(dist, it), 'utf8'))
      .join('');
    const joined = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(dist, joined), css);
    linked.add(joined);
    writeFileSync(
      join(dist, file),
      html.replace(links, '').replace('</head>', `<link rel="stylesheet" href="${joined}"></head>`),
    );
  }
  const old = readdirSync(join(dist, '_astro')).filter(
    (it) => it.endsWith('.css') && !it.startsWith(`${shared}.`) && !linked.has(`/_astro/${it}`),
  );
  for (const it of old) rmSync(join(dist, '_astro', it));
}

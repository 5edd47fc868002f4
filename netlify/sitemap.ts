import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the built pages that say where they belong; those that ask to be left alone (errors, steps of a booking) do not say it. */
export function writeSitemap(dist: string): void {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'));
  const addresses = pages.flatMap((it) => canonicalOf(readFileSync(join(dist, it), 'utf8')) ?? []).sort();
  const urls = addresses.map((it) => `  <url><loc>${it}</loc></url>`).join('\n');
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls}\n</urlset>\n`,
  );
}

const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

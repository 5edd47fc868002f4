import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../functions/lib/settings.ts';
import { listedPaths } from '../../src/domain/site/public-pages.ts';

/** Lists the pages that search engines may list. */
export function writeSitemap(dist: string): void {
  const addresses = listedPaths.map((path) => new URL(path, settings.siteUrl).href).sort();
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls}\n</urlset>\n`,
  );
}

import type { APIRoute } from 'astro';
import * as pages from '../domain/site/paths.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Disallow: ${pages.api}
Disallow: ${pages.backOffice}
Disallow: ${pages.payment}

Sitemap: ${new URL('/sitemap.xml', site).href}
`);

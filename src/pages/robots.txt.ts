import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Disallow: /api/
Disallow: /zarzadzanie
Disallow: /payment

Sitemap: ${new URL('/sitemap.xml', site).href}
`);

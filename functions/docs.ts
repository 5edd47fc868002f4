import { airportName } from '../src/airport/identity.ts';
import { endpoint } from './lib/http/endpoint.ts';

/** The viewer's files are copied into the site when it is built; see netlify/build/api-docs.ts. */
const page = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API – ${airportName}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
</head>
<body>
<main id="docs"><p>Opis API w OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a></p></main>
<script src="/api-docs/swagger-ui-bundle.js"></script>
<script src="/api-docs/start.js"></script>
</body>
</html>`;

// The viewer writes styles into its elements
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export default endpoint({
  'GET /api/docs': {
    summary: 'This document, for people',
    gives: 'text/html',
    answer: { type: 'string' },

    who: 'everyone',
    cache: { tag: 'docs' },
    run: () =>
      new Response(page, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      }),
  },
});

export const config = { path: ['/api/docs'] };

import { endpoint } from './lib/http/endpoint.ts';

export default endpoint({
  'GET /api/openapi.json': {
    summary: 'This document',
    who: 'everyone',
    cache: { tag: 'openapi' },
    run: async () => (await import('./lib/openapi/api-document.ts')).apiDocument(),
  },
});

export const config = { path: ['/api/openapi.json'] };

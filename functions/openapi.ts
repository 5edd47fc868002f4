import { endpoint } from './lib/endpoint.ts';

export default endpoint({
  'GET /api/openapi.json': {
    who: 'everyone',
    cache: { tag: 'openapi' },
    run: async () => {
      const [{ documentOf }, { everyRoute }] = await Promise.all([import('./lib/openapi/document.ts'), import('./lib/openapi/routes.ts')]);
      return documentOf(await everyRoute());
    },
  },
});

export const config = { path: ['/api/openapi.json'] };

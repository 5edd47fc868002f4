import { endpoint } from './lib/http/endpoint.ts';
import type { Routes } from './lib/http/route.ts';

const routes: Routes = {
  'GET /api/openapi.json': {
    who: 'everyone',
    cache: { tag: 'openapi' },
    run: async () => {
      const [{ documentOf }, { everyRoute }] = await Promise.all([
        import('./lib/openapi/document.ts'),
        import('./lib/openapi/routes.ts'),
      ]);
      return documentOf({ ...(await everyRoute()), ...routes });
    },
  },
};

export default endpoint(routes);

export const config = { path: ['/api/openapi.json'] };

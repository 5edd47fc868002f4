import type { AstroIntegration } from 'astro';
import * as pages from '../src/domain/paths.ts';
import { readRules } from './local/rules.ts';

/** What the platform answers; a path that begins with ^ is a pattern: a flight's page has a number. */
const passedOn = [pages.api, pages.mailbox, `^${pages.flight('.')}`];

/**
 * `npm run dev`: Astro serves the pages, and passes calls of the API on to the platform that dev.ts started. On this
 * machine there is a page more, which the host never builds.
 */
export const localPlatform = (): AstroIntegration => ({
  name: 'local-platform',
  hooks: {
    'astro:config:setup': ({ command, updateConfig, injectRoute }) => {
      const target = process.env.LOCAL_API;
      if (command === 'dev' || process.env.LOCAL_PAGES)
        injectRoute({ pattern: pages.elements, entrypoint: 'src/pages/dev/_ui.astro' });
      if (command === 'dev' && target)
        updateConfig({ vite: { server: { proxy: Object.fromEntries(passedOn.map((path) => [path, target])) } } });
    },
    'astro:server:setup': ({ server }) => {
      const rules = readRules(process.cwd(), 'public');
      server.middlewares.use(async (request, _response, next) => {
        const rule = await rules
          .redirect(new Request(new URL(request.url ?? '/', 'http://localhost')))
          .catch(() => undefined);
        if (rule?.status === 200) request.url = rule.to.pathname + rule.to.search;
        next();
      });
    },
  },
});

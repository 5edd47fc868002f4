import type { AstroIntegration } from 'astro';
import * as pages from '../../src/domain/site/paths.ts';
import { factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import { readRules } from './rules.ts';
import { sandboxPath } from './sandbox.ts';

/** What the platform answers; a path that begins with ^ is a pattern: a flight's page has a number. */
const passedOn = [
  ...[pages.api, pages.mailbox, sandboxPath],
  ...[`^${pages.flight('.')}`, `^${pages.announcements}/.`],
];

/**
 * `npm run dev`: Astro serves the pages, and passes calls of the API on to the platform that dev.ts started. On this
 * machine there is a page more, which the host never builds. Pages that a function fills are built under an address of
 * their own, and in development served where they are read.
 */
export const localPlatform = (): AstroIntegration => ({
  name: 'local-platform',
  hooks: {
    'astro:config:setup': ({ command, updateConfig, injectRoute }) => {
      for (const path of publicPaths) {
        const { filled } = factsOf(path);
        if (filled) injectRoute({ pattern: command === 'dev' ? path : filled, entrypoint: `src/pages${filled}.astro` });
      }
      const target = process.env.LOCAL_API;
      if (command === 'dev' || process.env.LOCAL_PAGES)
        injectRoute({ pattern: pages.elements, entrypoint: 'src/pages/dev/_ui.astro' });
      if (command === 'dev' && target)
        updateConfig({ vite: { server: { proxy: Object.fromEntries(passedOn.map((path) => [path, target])) } } });
    },
    'astro:server:setup': ({ server }) => {
      const rules = readRules(process.cwd(), 'public');
      server.middlewares.use(async (request, _response, next) => {
        // Calls of the API are the platform's, whose functions come before its rules
        if (request.url?.startsWith(pages.api)) return next();
        const rule = await rules
          .redirect(new Request(new URL(request.url ?? '/', 'http://localhost')))
          .catch(() => undefined);
        if (rule?.status === 200) request.url = rule.to.pathname + rule.to.search;
        next();
      });
    },
  },
});

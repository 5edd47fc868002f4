import type { Context } from '@netlify/functions';
import * as pages from '../../../src/domain/site/paths.ts';
import { endpoint, type Handler } from '../http/endpoint.ts';
import { cachePage } from './page-cache.ts';
import { withProblemPages } from './problem-pages.ts';
import type { Renderer } from './renderers.ts';
import { readShell } from './shell.ts';
import type { Shell } from './shells.ts';

interface FilledPage {
  /** The address that the page has. */
  path: string;
  shell: Shell;
  renderer: () => Promise<Renderer>;
  /** Who answers what it asks of the API, by the first part of the path below /api. */
  apis: Record<string, Handler>;
}

/** A built page with what the API answers now: the times in it are never older than what the CDN keeps. */
export const filledPage = ({ path, shell, renderer, apis }: FilledPage) =>
  withProblemPages(
    endpoint({
      [`GET ${path}`]: {
        summary: 'A page with what is true now',
        who: 'everyone',
        run: async ({ request, context, query }) => {
          const [{ html, headers }, page] = await Promise.all([readShell(shell), renderer()]);
          // One moment for all that the page tells: each row says until when it holds
          const readAt = Date.now();
          const paths = Object.entries(page.pathsOf(query, readAt));
          const answers = await Promise.all(paths.map(([, apiPath]) => ask(apis, apiPath, request, context)));
          const readings = paths.flatMap(([name], i) => {
            const data = answers[i];
            return data === undefined ? [] : [[name, { data, readAt }] as const];
          });
          // A page in which something waits holds for nobody else
          if (readings.length === paths.length)
            cachePage(headers, [...new Set(paths.map(([, apiPath]) => nameOf(apiPath)))].join(), page.parameters);
          return new Response(page.fill(html, Object.fromEntries(readings), query), { headers });
        },
      },
    }),
  );

const nameOf = (path: string): string => path.split(/[/?]/)[0] ?? '';

/** What the API answers everyone; undefined where it cannot. */
async function ask(apis: Record<string, Handler>, path: string, { url }: Request, context: Context): Promise<unknown> {
  const answer = await apis[nameOf(path)]?.(new Request(new URL(pages.api + path, url)), context);
  return answer?.ok ? answer.json() : undefined;
}

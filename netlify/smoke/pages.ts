import { addressOf, factsOf, type PublicPath, publicPaths } from '../../src/domain/site/public-pages.ts';
import { type Check, demand } from './check.ts';
import type { Visit } from './visit.ts';

/** Headers that every page has, and what their values hold. */
const headersOfPages: Record<string, string> = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** And where it is encrypted, as everywhere but on one's own machine. */
const headersOfHost = { 'strict-transport-security': 'max-age=' };

function demandHeaders(origin: string, headers: Headers): void {
  const wanted = { ...headersOfPages, ...(origin.startsWith('https:') && headersOfHost) };
  for (const [name, part] of Object.entries(wanted))
    demand(headers.get(name)?.includes(part), `${name} is '${headers.get(name)}' and lacks '${part}'`);
}

const isOnHost = (path: PublicPath): boolean => !factsOf(path).local;

/** Each public page is there, whole, and under the rules that browsers hold it to. */
const eachPage: Check[] = publicPaths.filter(isOnHost).map((path) => ({
  name: `${path} is a page with its headers`,
  run: async ({ origin, get }) => {
    const { status, headers, text } = await get(addressOf(path));
    demand(status === 200, `it answers ${status}`);
    demand(headers.get('content-type')?.startsWith('text/html'), `it is ${headers.get('content-type')}`);
    demand(/<html lang="pl"/.test(text) && /<title>[^<]+<\/title>/.test(text), 'it has no language or no title');
    demandHeaders(origin, headers);
  },
}));

/** The pages whose addresses are written in capitals, as links and people write them. */
const spellings: Check[] = publicPaths
  .filter((path) => isOnHost(path) && addressOf(path) !== addressOf(path).toLowerCase())
  .map((path) => ({
    name: `${path} is the same page in lower case`,
    run: async ({ get }) => {
      const [written, lower] = await Promise.all([get(addressOf(path)), get(addressOf(path).toLowerCase())]);
      demand(lower.status === 200, `in lower case it answers ${lower.status}`);
      demand(titleOf(written.text) === titleOf(lower.text), 'in lower case it is another page');
    },
  }));

const titleOf = (html: string) => html.match(/<title>[^<]*/)?.[0];

/** The first script or style sheet that the home page names. */
async function builtFile({ get }: Visit): Promise<string> {
  const [path] = (await get('/')).text.match(/\/_astro\/[\w.-]+\.(js|css)/) ?? [];
  demand(path, 'the home page names no script below /_astro');
  return path;
}

const caching: Check[] = [
  {
    name: 'a built script is kept for a year, for its name says what is in it',
    run: async (visit) => {
      const { status, headers } = await visit.get(await builtFile(visit));
      demand(status === 200, `it answers ${status}`);
      const rule = headers.get('cache-control') ?? '';
      demand(/max-age=31536000/.test(rule) && /immutable/.test(rule), `its cache-control is '${rule}'`);
    },
  },
  {
    name: 'a page is asked for again each time, so that a deploy is seen at once',
    run: async ({ get }) => {
      const rule = (await get('/logowanie')).headers.get('cache-control') ?? '';
      demand(/max-age=0/.test(rule), `its cache-control is '${rule}'`);
    },
  },
  {
    name: 'an answer about an account is kept nowhere',
    run: async ({ get }) => {
      const { status, headers } = await get('/api/authenticate');
      demand(status === 401, `a stranger is answered ${status}`);
      const rule = headers.get('cache-control') ?? '';
      demand(/no-store/.test(rule), `its cache-control is '${rule}'`);
    },
  },
];

const missing: Check[] = [
  {
    name: 'a page that is not there is the 404 page',
    run: async ({ get }) => {
      const { status, headers } = await get('/nie-ma-takiej-strony');
      demand(status === 404, `it answers ${status}`);
      demand(headers.get('content-type')?.startsWith('text/html'), 'it is no page');
    },
  },
  {
    name: 'a call that is not there is refused by the API',
    run: async ({ get }) => {
      const { status, json } = await get('/api/nie-ma-takiego-adresu');
      demand(status === 404 && json?.message, `it answers ${status} without a message`);
    },
  },
];

export const pageChecks: Check[] = [...eachPage, ...spellings, ...caching, ...missing];

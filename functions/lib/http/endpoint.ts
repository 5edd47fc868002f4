import type { Context } from '@netlify/functions';
import type { Session } from '../../../db/account/sessions.ts';
import { timed } from '../../../db/timing.ts';
import { forbidden, HttpError, lineOf, unauthorized } from '../../../src/domain/kernel/http-error.ts';
import { isOneOf } from '../../../src/domain/kernel/roles.ts';
import { log, underRequestId } from '../log.ts';
import { readJson } from './body.ts';
import { carriesHint, hint } from './cookies.ts';
import { onceOf } from './idempotency-key.ts';
import { networkOf } from './network.ts';
import { checkOrigin } from './origin.ts';
import { type Call, matcherOf, type Route, type Routes, type Who } from './route.ts';

export type Handler = ((request: Request, context: Context) => Promise<Response>) & { routes: Routes };

const seconds = 60;
const uncached = { 'cache-control': 'private, no-store' };
const vary = { 'netlify-vary': `cookie=${hint}` };
/**
 * The CDN keeps a public answer a minute; whoever carries the sign-in hint gets one of their own, so that nobody edits
 * an old version.
 */
const cached = (tag: string, request: Request) =>
  carriesHint(request)
    ? { ...uncached, ...vary }
    : {
        'cache-control': 'public, max-age=0, must-revalidate',
        'netlify-cdn-cache-control': `public, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
        'netlify-cache-tag': tag,
        ...vary,
      };
// Headers from netlify.toml do not reach functions' answers
const secure = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // Over plain http, on one's own machine, browsers pass over it
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Answers the routes of one resource. The one catch of the server: an HttpError becomes its answer, anything else a
 * logged 500.
 */
export function endpoint(routes: Routes): Handler {
  const match = matcherOf(routes);
  const handle = async (request: Request, context: Context): Promise<Response> => {
    // What the log calls it: a route's name, for an address may hold a secret, such as a reset's token or an order
    let called = request.method;
    try {
      const { name, route, params } = match(request);
      called = name;
      const since = performance.now();
      const { result, spent } = await timed(() => answer(route, params, request, context));
      const { response, session } = result;
      // How the service is built is nobody's business but the administrators'
      if (session?.role === 'admin')
        response.headers.set(
          'server-timing',
          `total;dur=${round(performance.now() - since)}, db;dur=${round(spent.ms)};desc="${spent.trips}"`,
        );
      return withHeaders(response, route.cache && response.ok ? cached(route.cache.tag, request) : uncached);
    } catch (error) {
      return withHeaders(refusal(error, called, context.requestId), uncached);
    }
  };
  const underId: typeof handle = (request, context) =>
    underRequestId(context.requestId, () => handle(request, context));
  return Object.assign(underId, { routes });
}

async function answer(
  route: Route,
  params: Record<string, string>,
  request: Request,
  context: Context,
): Promise<{ response: Response; session: Session | null }> {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if ((!reads || route.changes) && !route.anyOrigin) checkOrigin(request);
  const session = await admit(route.who, request);
  const body = reads || route.rawBody ? {} : await readJson(request);
  const author = session?.user.id ?? 'gość';
  const once = onceOf(request, session, body, networkOf(context.ip));
  const result = await route.run({
    request,
    context,
    params,
    query: new URL(request.url).searchParams,
    session,
    author,
    once,
    body,
  });
  return { response: result instanceof Response ? result : Response.json(result), session };
}

const round = (ms: number): string => ms.toFixed(1);

/**
 * The session of a caller who may call. What everyone may call reads no cookie, so that its answer can be cached for
 * all.
 */
async function admit(who: Who, request: Request): Promise<Session | null> {
  if (who === 'everyone') return null;
  // Loaded where somebody may be signed in: public functions start without the weight of tokens
  const { readSession } = await import('./session.ts');
  const session = await readSession(request);
  if ('rule' in who) return session;
  if (!session) throw unauthorized();
  if (!isOneOf(session.role, who)) throw forbidden();
  return session;
}

/** The session on a route that only the signed-in reach. */
export function sessionOf({ session }: Call): Session {
  if (!session) throw unauthorized();
  return session;
}

/** What programs know an error by, unless it has a code of its own: `code` of an HttpError. */
const codes: Record<number, string> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  405: 'method',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  422: 'mismatch',
  429: 'too-many',
  502: 'provider',
  503: 'unavailable',
};

function refusal(error: unknown, called: string, request: string): Response {
  if (!(error instanceof HttpError)) log('error', called, error);
  else if (error.status >= 500 || error.more.defect) log('error', `${called}: ${lineOf(error)}`);
  const { status, message, errors, more } =
    error instanceof HttpError ? error : new HttpError(500, 'Wystąpił błąd serwera');
  const headers = { ...(status === 503 && { 'retry-after': '5' }), ...more.headers };
  const code = more.code ?? codes[status] ?? 'failed';
  return Response.json(
    { message, code, ...(errors && { errors }), ...(status >= 500 && { request }), ...more.body },
    { status, headers },
  );
}

/** Fills in what the answer does not say itself. */
function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries({ ...secure, ...headers }))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

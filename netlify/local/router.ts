import * as pages from '../../src/domain/site/paths.ts';
import { clockPath } from './clock.ts';
import { type Background, contextOf } from './context.ts';
import type { Mailbox } from './mail.ts';
import { mailPage } from './mail-page.ts';
import type { Match, Matcher } from './routes.ts';
import type { Rules } from './rules.ts';
import { passOn, sandboxPath } from './sandbox.ts';
import { compressed, respond, type Site } from './site.ts';

/** The parts that answer; each may change while the platform runs. */
export interface Parts {
  match: Matcher;
  background: Background;
  site?: Site;
  rules?: Rules;
  /** The pages are served elsewhere: by Astro, while one edits. */
  pagesElsewhere?: boolean;
  mailbox?: Mailbox;
  sandboxPort?: number;
  /** Moves a page's clock: see clock.ts. */
  clockScript?: string;
}

/** Answers as the platform does: functions first, then files, then redirects, then the page for what is not there. */
export async function answer(parts: Parts, request: Request, ip: string): Promise<Response> {
  const url = new URL(request.url);
  const local = await answerLocal(parts, request, url);
  if (local) return local;
  const match = parts.match(request.method, url);
  // Functions outside /api fill built pages: until there are any, their paths wait like those of other pages
  const isEarly = !parts.site && !parts.pagesElsewhere && !url.pathname.startsWith(pages.api);
  if (match && !isEarly) return compressed(await callFunction(match, request, url, ip, parts.background), request);
  return answerPage(parts, request, url, ip);
}

/** What exists only here: the mailbox, the sandbox of the card provider, and a clock that is moved. */
async function answerLocal(parts: Parts, request: Request, url: URL): Promise<Response | undefined> {
  const { mailbox, sandboxPort, clockScript } = parts;
  const uncached = { 'cache-control': 'no-store' };
  if (url.pathname === clockPath)
    return new Response(clockScript, { headers: { ...uncached, 'content-type': 'text/javascript' } });
  if (mailbox && url.pathname === `${pages.mailbox}.json`) return Response.json(mailbox.mails(), { headers: uncached });
  if (mailbox && url.pathname === pages.mailbox) {
    return new Response(mailPage(mailbox.mails()), {
      headers: { ...uncached, 'content-type': 'text/html; charset=utf-8' },
    });
  }
  if (!sandboxPort) return undefined;
  if (`${url.pathname}/` === sandboxPath) return Response.redirect(new URL(sandboxPath, url), 308);
  return url.pathname.startsWith(sandboxPath) ? passOn(request, sandboxPort) : undefined;
}

/** Runs a function; what it throws is logged and never shown. */
export async function callFunction(
  { function: called, params }: Match,
  request: Request,
  url: URL,
  ip: string,
  { add }: Background,
): Promise<Response> {
  try {
    return await called.handler(request, contextOf({ ip, params, url }, add));
  } catch (error) {
    console.error(`function ${called.name}`, error);
    return problem(500, 'Wystąpił błąd serwera', 'failed');
  }
}

async function answerPage(parts: Parts, request: Request, url: URL, ip: string): Promise<Response> {
  const { site, rules, pagesElsewhere } = parts;
  if (pagesElsewhere) return problem(404, 'Nie ma takiego adresu', 'missing');
  if (!site || !rules)
    return new Response('The pages are being built', { status: 503, headers: { 'retry-after': '5' } });
  const rule = await rules.redirect(request);
  const match = rule && !site.find(url.pathname) && parts.match(request.method, rule.to);
  if (match) return callFunction(match, request, rule.to, ip, parts.background);
  if (request.method !== 'GET' && request.method !== 'HEAD') return problem(405, 'Niedozwolona metoda', 'method');
  const headers = await rules.headers(url.pathname);
  const file = site.find(url.pathname);
  if (file && !rule?.force) return respond(file, request, headers);
  if (rule && rule.status >= 300 && rule.status < 400)
    return new Response(null, { status: rule.status, headers: { ...headers, location: rule.to.href } });
  const rewritten = rule && site.find(rule.to.pathname);
  if (rewritten) return respond(rewritten, request, headers, rule.status);
  const missing = site.find(pages.notFound);
  return missing ? respond(missing, request, headers, 404) : new Response('Not found', { status: 404 });
}

export const problem = (status: number, message: string, code: string): Response =>
  Response.json({ message, code }, { status, headers: { 'cache-control': 'no-store' } });

import { offline } from '../../domain/site/paths.ts';
import { readAtHeader } from './read-at.ts';
import { type Kind, kindOf, mayKeep, nameOf, offlinePaths } from './storage-rules.ts';

// The service worker: shows what was read last where the network does not answer. Written by the build, a new one with
// every build

// TypeScript knows either pages or workers
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', run: (event: ExtendableMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
declare const self: Worker;
declare const BUILD: string;

// The last schedule outlives a build, its pages and files do not
const stores: Record<Kind, string> = {
  asset: `files-${BUILD}`,
  page: `pages-${BUILD}`,
  flight: `flights-${BUILD}`,
  data: 'data',
};
/** How many of the newest answers are kept, of kinds whose addresses have no end. */
const most: Partial<Record<Kind, number>> = { flight: 20, data: 40 };

/** For so long, in ms, a page is looked at before others are fetched: who goes on at once brings them along. */
const lookedAt = 10_000;
let visits = 0;

// A worker whose first page did not come still keeps what the page is made of that brought it in
self.addEventListener('install', (event) => event.waitUntil(keepUnlessKept(offline).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOfRequest(request);
  if (request.mode === 'navigate') visits += 1;
  if (kind) event.respondWith(kind === 'asset' ? keptFirst(request) : networkFirst(request, kind));
  else if (isVisit(request)) event.respondWith(fetch(request).catch(orOfflinePage));
});
// The page that brought the worker in was loaded before it
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  event.waitUntil(Promise.allSettled(event.data.map((it) => keepAddress(String(it)))).then(keepOtherPagesLater));
});

async function keepOtherPagesLater(): Promise<void> {
  const before = visits;
  await new Promise((resolve) => setTimeout(resolve, lookedAt));
  if (visits === before) await keepOtherPages();
}

/** Does somebody open a page? Calls of the API and the tools below /dev are no visits. */
function isVisit({ method, url, mode }: Request): boolean {
  const { origin, pathname } = new URL(url);
  const isOurs = origin === location.origin && !/^\/(api|dev)\//.test(pathname);
  return mode === 'navigate' && method === 'GET' && isOurs;
}

/** The offline page instead of a visit that failed; without it the failure itself. */
async function orOfflinePage(error: unknown): Promise<Response> {
  const page = await (await caches.open(stores.page)).match(offline);
  if (page) return page;
  throw error;
}

/** The other pages that are there without a network: no visit waits for them. */
async function keepOtherPages(): Promise<void> {
  await keepUnlessKept(offline);
  // TypeScript does not know what only some browsers say
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const path of offlinePaths) await keepUnlessKept(path);
}

async function keepUnlessKept(path: string): Promise<void> {
  const cache = await caches.open(stores.page);
  if (await cache.match(path)) return;
  await keepPage(path).catch((error) => console.warn(`${path} is not kept yet`, error));
}

/** A page with what it is made of. */
async function keepPage(path: string): Promise<void> {
  const response = await fetch(path);
  const html = await response.clone().text();
  await keep(new Request(path), 'page', response);
  const files = [...html.matchAll(/(?:href|src|-url)="(\/(?:_astro|fonts)\/[^"#]+|\/favicon\.svg)/g)];
  await Promise.all([...new Set(files.map(([, file = '']) => file))].map(keepFile));
}

/** A file with the scripts that it imports, as the build writes that: './x.js'. */
async function keepFile(path: string): Promise<void> {
  const request = new Request(path);
  if (await find(request, 'asset')) return;
  const response = await fetch(request);
  const script = path.endsWith('.js') ? await response.clone().text() : '';
  await keep(request, 'asset', response);
  const imports = [...script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)];
  await Promise.all(imports.map(([, file = '']) => keepFile(new URL(file, request.url).pathname)));
}

function kindOfRequest({ method, url, mode }: Request): Kind | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== location.origin) return undefined;
  const kind = kindOf(address);
  return (kind === 'page' || kind === 'flight') && mode !== 'navigate' ? undefined : kind;
}

async function keepAddress(address: string): Promise<void> {
  const request = new Request(address);
  const kind = kindOf(new URL(request.url));
  // The page has just loaded it: the browser still has it, and nothing is asked twice
  if (kind) await fetch(request, { cache: 'force-cache' }).then((response) => keep(request, kind, response));
}

async function keptFirst(request: Request): Promise<Response> {
  const copy = await find(request, 'asset');
  if (copy) return copy;
  const response = await fetch(request);
  void keep(request, 'asset', response.clone());
  return response;
}

async function networkFirst(request: Request, kind: Kind): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status < 500) {
      void keep(request, kind, response.clone());
      return response;
    }
    return (await find(request, kind)) ?? response;
  } catch (error) {
    const copy = await find(request, kind);
    if (copy) return copy;
    if (isVisit(request)) return orOfflinePage(error);
    throw error;
  }
}

async function find({ url }: Request, kind: Kind): Promise<Response | undefined> {
  return (await caches.open(stores[kind])).match(nameOf(new URL(url), kind, Date.now()));
}

async function keep({ url }: Request, kind: Kind, response: Response): Promise<void> {
  if (!mayKeep(response)) return;
  const cache = await caches.open(stores[kind]);
  const headers = new Headers(response.headers);
  if (kind !== 'asset') headers.set(readAtHeader, String(Date.now()));
  await cache.put(nameOf(new URL(url), kind, Date.now()), new Response(await response.blob(), { headers }));
  const limit = most[kind];
  if (limit) for (const request of (await cache.keys()).slice(0, -limit)) await cache.delete(request);
}

async function forgetOld(): Promise<void> {
  const current = Object.values(stores);
  await Promise.all((await caches.keys()).filter((it) => !current.includes(it)).map((it) => caches.delete(it)));
}

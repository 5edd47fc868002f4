import type { Filter } from '../../domain/kernel/query.ts';
import { api, ticketGate } from '../../domain/site/paths.ts';
import { factsOf, publicPaths } from '../../domain/site/public-pages.ts';

// What the service worker stores, and under which name. Payment, accounts and the back-office but for its gate are left
// alone

export type Kind = 'asset' | 'page' | 'flight' | 'data';

const assets = /^\/(_astro|fonts)\/|^\/favicon\.svg$/;
/** The pages that are there without a network, whether or not they were ever visited. */
export const offlinePaths = publicPaths.filter((path) => factsOf(path).offline).map((path) => path.toLowerCase());
/** Of the back-office the gate's page, which goes on without a network; as it is served it has no name and no row. */
const offlinePages = [...offlinePaths, ticketGate];
/** A flight's page, not its calendar. */
const flights = /^\/lot\/[^.]+$/i;
const data = ['flights', 'announcements'].map((path) => api + path);

export function kindOf({ pathname }: URL): Kind | undefined {
  if (assets.test(pathname)) return 'asset';
  if (offlinePages.includes(pathname.toLowerCase())) return 'page';
  if (flights.test(pathname)) return 'flight';
  return data.includes(pathname) ? 'data' : undefined;
}

/** Only what anybody may see: an answer to somebody signed in is private. */
export const mayKeep = (response: Response): boolean =>
  response.ok && !response.redirected && !/private|no-store/.test(response.headers.get('cache-control') ?? '');

const farMs = 30 * 86_400_000;

/**
 * The name under which an answer is stored: a page's has no query, a list's says what is asked for, but not from which
 * moment on.
 */
export function nameOf(url: URL, kind: Kind, now: number): string {
  if (kind === 'asset') return url.pathname;
  if (kind === 'page' || kind === 'flight') return url.pathname.toLowerCase();
  return `${url.pathname}?${withoutMoment(new URLSearchParams(url.search), now)}`;
}

/**
 * `since` says that a list of flights begins now, and so does the range of its direction: a minute or a day later it is
 * the same list. How far the schedule is published moves on with every day; a nearer last day is one that somebody
 * chose.
 */
function withoutMoment(query: URLSearchParams, now: number): URLSearchParams {
  const [filter, direction] = [query.get('filter'), query.get('isarrdep')];
  if (!query.has('since') || !filter) return query;
  const filters = (JSON.parse(filter) as Filter[]).map((one) =>
    one.operator === 'BETWEEN' && one.by === direction ? { ...one, value: ['now', lastDay(one.value[1], now)] } : one,
  );
  query.set('since', 'now');
  query.set('filter', JSON.stringify(filters));
  return query;
}

const lastDay = (day: unknown, now: number) => (Date.parse(String(day)) - now > farMs ? 'published' : day);

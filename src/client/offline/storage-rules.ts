// What the service worker keeps, and under which name. Everything else – payment, the back-office, accounts – it leaves alone.

import { api } from '../../domain/paths.ts';
import { factsOf, publicPaths } from '../../domain/public-pages.ts';

export type Kind = 'asset' | 'page' | 'data';

const assets = /^\/(_astro|fonts)\/|^\/favicon\.svg$/;
const offlinePaths = publicPaths.filter((path) => factsOf(path).offline).map((path) => path.toLowerCase());
const data = ['flights', 'announcements'].map((path) => api + path);

export function kindOf({ pathname }: URL): Kind | undefined {
  if (assets.test(pathname)) return 'asset';
  if (offlinePaths.includes(pathname.toLowerCase())) return 'page';
  return data.includes(pathname) ? 'data' : undefined;
}

/** Only what anybody may see: an answer to somebody signed in is private. */
export const mayKeep = (response: Response): boolean =>
  response.ok && !response.redirected && !/private|no-store/.test(response.headers.get('cache-control') ?? '');

const farMs = 30 * 86_400_000;

/** A page is the same whatever its query. A list of flights asks from the moment on: it is the same list a minute or a day later. */
export function nameOf(url: URL, kind: Kind, now: number): string {
  if (kind === 'asset') return url.pathname;
  if (kind === 'page') return url.pathname.toLowerCase();
  const query = new URLSearchParams(url.search);
  const filter = query.get('filter');
  if (filter) query.set('filter', timeless(filter, now));
  if (query.has('since')) query.set('since', 'now');
  return `${url.pathname}?${query}`;
}

// A day that somebody chose stays; how far the schedule reaches moves on with every day
const timeless = (filter: string, now: number): string =>
  filter
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"now"')
    .replace(/"(\d{4}-\d\d-\d\d)"/g, (text, day: string) => (Date.parse(day) - now > farMs ? '"far"' : text));

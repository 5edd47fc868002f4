// What the service worker keeps, and under which name. Everything else – payment, the back-office, accounts – it leaves alone.

export type Kind = 'asset' | 'page' | 'data';

const assets = /^\/(_astro|fonts)\/|^\/favicon\.svg$/;
const pages = ['/', '/harmonogram', '/ogloszenia', '/add', '/prywatnosc'];
const data = ['/api/flights', '/api/announcements'];

export function kindOf({ pathname }: URL): Kind | undefined {
  if (assets.test(pathname)) return 'asset';
  if (pages.includes(pathname.toLowerCase())) return 'page';
  return data.includes(pathname) ? 'data' : undefined;
}

/** The header of a kept answer: when it was read, in ms since 1970. */
export const readAtHeader = 'x-read-at';

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

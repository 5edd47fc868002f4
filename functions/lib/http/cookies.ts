/** What we keep in a browser: the short-lived access token, the refresh token, which device this is, and who booked here. */
export type CookieName = 'session' | 'refresh' | 'device' | 'booking';

/** Tells pages that somebody is signed in, so that they need not ask. It is only a hint: anyone can write it. */
export const hint = 'signed_in';

// Browsers take no Secure cookie from plain http, and only one's own machine is served so
function isLocal(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const nameOf = (request: Request, name: CookieName) => (isLocal(request) ? name : `__Host-${name}`);

export function readCookie(request: Request, name: CookieName): string | undefined {
  const wanted = `${nameOf(request, name)}=`;
  const found = request.headers
    .get('cookie')
    ?.split(';')
    .map((it) => it.trim())
    .find((it) => it.startsWith(wanted));
  return found?.slice(wanted.length) || undefined;
}

const attributes = (request: Request, seconds: number) =>
  `Path=/; Max-Age=${seconds}; SameSite=Strict${isLocal(request) ? '' : '; Secure'}`;

/** A Set-Cookie that lasts this many seconds; 0 removes the cookie. */
export const cookie = (request: Request, name: CookieName, value: string, seconds: number): string =>
  `${nameOf(request, name)}=${value}; ${attributes(request, seconds)}; HttpOnly`;

export const carriesHint = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '')
    .split(';')
    .some((it) => it.trim().startsWith(`${hint}=`) && !it.trim().endsWith('='));

export const hintCookie = (request: Request, seconds: number): string =>
  `${hint}=${seconds > 0 ? 1 : ''}; ${attributes(request, seconds)}`;

export function withCookies(answer: Response, cookies: string[]): Response {
  for (const it of cookies) answer.headers.append('set-cookie', it);
  return answer;
}

/** The same answer without the cookies of a session. Here, for whoever signs out needs no tokens and does not load their weight. */
export const signedOut = (request: Request, answer: Response): Response =>
  withCookies(answer, [cookie(request, 'session', '', 0), cookie(request, 'refresh', '', 0), hintCookie(request, 0)]);

import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * What we keep in a browser: the short-lived access token, the refresh token, which device this is, and who booked
 * here.
 */
type CookieName = 'session' | 'refresh' | 'device' | 'booking';

/** Tells pages that somebody is signed in, so that they need not ask. It is only a hint: anyone can write it. */
export const hint = 'signed_in';

// Browsers take no Secure cookie from plain http, and only one's own machine is served so
function isLocal(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const nameOf = (request: Request, name: CookieName) => (isLocal(request) ? name : `__Host-${name}`);

const cookiesOf = (request: Request) => parseCookie(request.headers.get('cookie') ?? '');

export const readCookie = (request: Request, name: CookieName): string | undefined =>
  cookiesOf(request)[nameOf(request, name)] || undefined;

const attributes = (request: Request, seconds: number) =>
  ({ path: '/', maxAge: seconds, sameSite: 'strict', secure: !isLocal(request) }) as const;

/** A Set-Cookie that lasts this many seconds; 0 removes the cookie. */
export const cookie = (request: Request, name: CookieName, value: string, seconds: number): string =>
  stringifySetCookie({ name: nameOf(request, name), value, ...attributes(request, seconds), httpOnly: true });

export const carriesHint = (request: Request): boolean => Boolean(cookiesOf(request)[hint]);

export const hintCookie = (request: Request, seconds: number): string =>
  stringifySetCookie({ name: hint, value: seconds > 0 ? '1' : '', ...attributes(request, seconds) });

export function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

/**
 * The answer takes the cookies of a session away. It stands here so that signing out does not load the code of tokens.
 */
export const signedOut = (request: Request, answer: Response): Response =>
  withCookies(answer, [cookie(request, 'session', '', 0), cookie(request, 'refresh', '', 0), hintCookie(request, 0)]);

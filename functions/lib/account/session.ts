import { findSession, isRefreshable, type Lease, type Session } from '../../../db/sessions.ts';
import { unauthorized } from '../../../src/domain/kernel/http-error.ts';
import { cookie, hintCookie, readCookie, withCookies } from '../http/cookies.ts';
import { hashOf } from '../secrets.ts';
import { accessSeconds, openAccess, signAccess } from './tokens.ts';

/** Whose request this is, as the database has it now. */
export async function readSession(request: Request): Promise<Session | null> {
  const token = readCookie(request, 'session');
  const id = token && (await openAccess(token));
  const session = id ? await findSession(id) : undefined;
  if (session) return session;
  // Whoever can still refresh does so first: they must not be taken for a guest in the middle of a booking
  const refresh = readCookie(request, 'refresh');
  if (refresh && (await isRefreshable(hashOf(refresh)))) throw unauthorized();
  return null;
}

/** The answer to sign-in and refresh: who it is, and the cookies that say so next time. */
export async function signedIn(
  request: Request,
  { id, user, seconds }: Lease,
  refresh: string,
  ...cookies: string[]
): Promise<Response> {
  return withCookies(Response.json({ auth: true, user }), [
    cookie(request, 'session', await signAccess(id), Math.min(accessSeconds, seconds)),
    cookie(request, 'refresh', refresh, seconds),
    hintCookie(request, seconds),
    ...cookies,
  ]);
}

import { findSession, findWriter, isRefreshable, type Lease, type Session } from '../../../db/account/sessions.ts';
import { user as userEntity } from '../../../src/domain/account/user.ts';
import { unauthorized } from '../../../src/domain/kernel/http-error.ts';
import { hashOf } from '../secrets.ts';
import { cookie, hintCookie, readCookie, withCookies } from './cookies.ts';
import { allRequired, ref } from './schemas.ts';
import { demandWithin, type Limit } from './throttle.ts';
import { accessSeconds, openAccess, signAccess } from './tokens.ts';

/** How much one account may write: more than the busiest staff do by hand, less than a script could. */
const writes: Limit = { most: 600, seconds: 600 };

/** Whose request this is, as the database has it now. Whoever writes is counted. */
export async function readSession(request: Request): Promise<Session | null> {
  const token = readCookie(request, 'session');
  const id = token && (await openAccess(token));
  const session = id ? await find(id, request.method) : undefined;
  if (session) return session;
  // Whoever can still refresh does so first: they must not be taken for a guest in the middle of a booking
  const refresh = readCookie(request, 'refresh');
  if (refresh && (await isRefreshable(hashOf(refresh)))) throw unauthorized();
  return null;
}

async function find(id: string, method: string): Promise<Session | undefined> {
  if (method === 'GET' || method === 'HEAD') return findSession(id);
  const writer = await findWriter(id, writes.seconds);
  if (writer) demandWithin(writer.writes, writes.most);
  return writer;
}

/** What `signedIn` answers. */
export const signedInSchema = allRequired({ auth: { const: true }, user: ref(userEntity.table) });

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

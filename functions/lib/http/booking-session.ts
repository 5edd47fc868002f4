import { derive, hashOf, randomToken } from '../secrets.ts';
import { cookie, readCookie } from './cookies.ts';

const daySeconds = 86_400;

/** Who books in this browser, signed in or not: only it gets an order's client secret. What is stored is a hash. */
interface BookingSession {
  hash: string;
  cookie: string;
}

export const sessionHash = (request: Request): string | undefined => {
  const token = readCookie(request, 'booking');
  return token && hashOf(token);
};

/** A new one is random, or always the same one for a `seed` that only its browser can know. */
export function bookingSession(request: Request, seed?: string): BookingSession {
  const sent = readCookie(request, 'booking');
  const token = sent && /^[0-9a-f]{64}$/.test(sent) ? sent : fresh(seed);
  return { hash: hashOf(token), cookie: cookie(request, 'booking', token, daySeconds) };
}

const fresh = (seed?: string): string => (seed ? derive('booking', seed)[0] : randomToken());

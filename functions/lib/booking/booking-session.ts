import { cookie, readCookie } from '../http/cookies.ts';
import { hashOf, randomToken } from '../secrets.ts';

const days = 86_400;

/** Who books in this browser, signed in or not: only it gets an order's client secret. What is stored is a hash. */
export interface BookingSession {
  hash: string;
  cookie: string;
}

export const sessionHash = (request: Request): string | undefined => {
  const token = readCookie(request, 'booking');
  return token && hashOf(token);
};

export function bookingSession(request: Request): BookingSession {
  const known = readCookie(request, 'booking');
  const token = known && /^[0-9a-f]{64}$/.test(known) ? known : randomToken();
  return { hash: hashOf(token), cookie: cookie(request, 'booking', token, days) };
}

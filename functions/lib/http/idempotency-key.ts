import type { Session } from '../../../db/account/sessions.ts';
import type { Once } from '../../../db/row/idempotency.ts';
import { hashOf } from '../secrets.ts';
import { bookingSession } from './booking-session.ts';
import { invalid } from './invalid.ts';

const longest = 100;

/** The key by which this call is known when it is repeated; it belongs to who is signed in, or to the browser. */
export function onceOf(
  request: Request,
  session: Session | null,
  body: Record<string, unknown>,
  network: string,
): Once | undefined {
  const key = request.headers.get('idempotency-key')?.trim();
  if (request.method !== 'POST' || !key) return undefined;
  if (key.length > longest) throw invalid({}, `Idempotency-Key może mieć najwyżej ${longest} znaków`);
  // The work of a repeated call (see throttle.ts) is not part of what it asks for
  const { proof: _, ...content } = body;
  const contentHash = hashOf(`${new URL(request.url).pathname} ${JSON.stringify(content)}`);
  const browser = () => bookingSession(request, seedOf({ key, request: contentHash }, network)).hash;
  return { caller: session ? `user ${session.user.id}` : `booking ${browser()}`, key, request: contentHash };
}

/** A browser whose first answer was lost has no cookie yet: from this the same call gets the same one again. */
export const seedOf = ({ key, request }: Pick<Once, 'key' | 'request'>, network: string): string =>
  `${network} ${key} ${request}`;

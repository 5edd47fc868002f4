import { renew } from './auth.ts';
import type { Reading } from './build-data.ts';
import { underKey } from './idempotency-key.ts';
import { readAtHeader } from './offline/read-at.ts';
import { request } from './request.ts';
import { isMembers, signInAgain } from './session-expiry.ts';

/** An answer that is not a success; `status` 0: there was no answer. */
export class ApiError extends Error {
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly errors: Record<string, string> | undefined;
  /** Everything the answer said. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown> = {}) {
    super(typeof body.message === 'string' ? body.message : '');
    this.name = 'ApiError';
    this.status = status;
    this.errors = body.errors as Record<string, string> | undefined;
    this.body = body;
  }
}

interface Init extends Omit<RequestInit, 'body'> {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as the fields of a form: a file. */
  form?: FormData | undefined;
  /** A 401 is about the password that was sent, not about a session that is over. */
  signingIn?: boolean | undefined;
  /** It adds something: under a key, so that a repetition after a lost answer adds nothing twice. Holds no password. */
  once?: boolean | undefined;
}

/**
 * Asks the API below /api: its JSON (undefined when there is none), or an ApiError. Where the session of a signed-in
 * person is over it is renewed, or else they sign in again in a dialog, and the request is sent once more: nothing that
 * was typed is lost.
 */
export async function fetchJson<T>(path: string, { once, headers, ...init }: Init = {}): Promise<T> {
  const ask = async (more: Record<string, string> = {}) =>
    (await fetchReading<T>(path, { ...init, headers: { ...more, ...headers } })).data;
  return once ? underKey(`${path} ${JSON.stringify(init.json)}`, ask, isUnknown) : ask();
}

/** Did the action fail in a way that leaves open whether it was done? */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The answer with the moment it was read: what the service worker has kept is older than now. */
export async function fetchReading<T>(path: string, { signingIn, ...init }: Init = {}): Promise<Reading<T>> {
  const since = Date.now();
  let response = await send(path, init);
  if (response.status === 401 && !signingIn && isMembers() && (await isBack(since, !init.method))) {
    // An answer nobody reads would keep its connection
    await response.body?.cancel();
    response = await send(path, init);
  }
  const body: unknown = await response.json().catch(() => undefined);
  const again = response.status === 429 && (await withProof(body, init));
  if (again) return fetchReading(path, { ...again, signingIn });
  // A network's own page, say of a hotel that wants a sign-in first, is no answer of the API
  if (response.ok && response.status !== 204 && body === undefined) throw new ApiError(0);
  if (!response.ok)
    throw new ApiError(
      response.status,
      typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {},
    );
  return { data: body as T, readAt: Number(response.headers.get(readAtHeader)) || Date.now() };
}

/** How to ask again with the work that the answer asks for (see functions/lib/http/throttle.ts). Few ever are. */
async function withProof(answer: unknown, init: Init): Promise<Init | undefined> {
  if (Object(answer).code !== 'proof') return undefined;
  try {
    return await (await import('./proof.ts')).proven(answer, init);
  } catch (error) {
    console.error('No proof of work', error);
    return undefined;
  }
}

function send(path: string, { json, form, headers, ...init }: Omit<Init, 'signingIn'>): Promise<Response> {
  return request(path, {
    ...init,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined ? { body: JSON.stringify(json) } : form && { body: form }),
  }).catch(() => {
    throw new ApiError(0);
  });
}

async function isBack(since: number, isRead: boolean): Promise<boolean> {
  const status = await renew(since);
  if (status === 200) return true;
  if (status !== 401) throw new ApiError(status);
  return signInAgain(isRead);
}

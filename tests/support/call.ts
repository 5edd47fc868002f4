import { resolve } from 'node:path';
import { background } from '../../netlify/local/context.ts';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { callFunction } from '../../netlify/local/router.ts';
import { matcherOf } from '../../netlify/local/routes.ts';
import { demandDescribed } from './described-answers.ts';

interface Options {
  /** Sent as JSON; a string or FormData is sent as it is. */
  body?: unknown;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  ip?: string;
  /** Told that the answer is there, before what is left behind is done. */
  onAnswer?: () => void;
}

export interface Answer<T> {
  status: number;
  json: T;
  text: string;
  bytes: Buffer;
  headers: Headers;
  /** What Set-Cookie left, by name; an empty value was cleared. */
  cookies: Record<string, string>;
}

const match = matcherOf(await loadFunctions(resolve('functions')));
const work = background();

/**
 * Calls the API as a browser on our own pages would: 'POST', '/api/parking', {body}. The function is found by its
 * `config.path`, as the platform finds it. Work left behind with waitUntil is done when this returns. An answer that is
 * not as the API's description says fails the test.
 */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape; naming one is their choice
export async function call<T = any>(
  method: string,
  path: string,
  { body, cookies = {}, headers = {}, ip = '127.0.0.1', onAnswer }: Options = {},
): Promise<Answer<T>> {
  const url = new URL(path, process.env.SITE_URL ?? 'http://localhost:8888');
  const found = match(method, url);
  if (!found)
    throw new Error(`No function answers ${method} ${path}: write it below functions/, with this config.path`);
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
  const all = new Headers({
    origin: url.origin,
    'sec-fetch-site': 'same-origin',
    ...(isJson && { 'content-type': 'application/json' }),
    ...headers,
  });
  const jar = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  if (jar.length > 0) all.set('cookie', jar.join('; '));
  const content = body === undefined ? null : isJson ? JSON.stringify(body) : (body as BodyInit);
  const response = await callFunction(found, new Request(url, { method, headers: all, body: content }), url, ip, work);
  onAnswer?.();
  await work.settled();
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const { status, headers: answered } = response;
  const json = parsed<T>(text);
  await demandDescribed({ method, pathname: url.pathname, status, type: answered.get('content-type'), text, json });
  return { status, text, bytes, json, headers: answered, cookies: cookiesOf(response) };
}

/** As `call`, by somebody outside: a call of the test that is under way returns only once this one is done, too. */
export async function callBeside(method: string, path: string, options: Options): Promise<Answer<unknown>> {
  const answered = Promise.withResolvers<void>();
  work.add(answered.promise);
  try {
    return await call(method, path, { ...options, onAnswer: answered.resolve });
  } finally {
    answered.resolve();
  }
}

function parsed<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    return undefined as T; // not every answer is JSON; those that must be are looked into
  }
}

const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((header) => {
      const [pair = ''] = header.split(';');
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Books, openBooks } from './books.ts';
import type { Call } from './call.ts';
import { happens, noFaults } from './faults.ts';
import { apiVersion, newId } from './objects.ts';
import { controlPage } from './page.ts';
import { badRequest, type ErrorBody, Refusal } from './refusal.ts';
import { routes } from './routes.ts';
import { startWebhooks, type Webhook } from './webhooks.ts';

export interface CardProvider {
  port: number;
  /** How many it has had. */
  calls(): number;
  close(): Promise<void>;
}

/**
 * A card provider without cards: accepts the real `stripe` SDK, keeps its books in `dir` and calls the shop's webhook.
 */
export async function startCardProvider({
  dir,
  webhook,
  port = 0,
}: {
  dir: string;
  webhook: Webhook;
  port?: number;
}): Promise<CardProvider> {
  const books = await openBooks(dir);
  const faults = { ...noFaults };
  const { emit, sendLate, close } = startWebhooks(books, webhook, faults);
  const parts = { books, faults, emit };
  let calls = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(controlPage(parts));
      return;
    }
    calls++;
    const { status, body, replayed } = await answer(request, parts);
    if (faults.webhooks_late === 0) sendLate();
    const isOwn = request.url === '/v1/sandbox/faults';
    if (request.method === 'POST' && !isOwn && happens(faults.answers_lost)) {
      response.destroy();
      return;
    }
    const headers = { 'content-type': 'application/json', 'request-id': newId('req'), 'stripe-version': apiVersion };
    response
      .writeHead(status, { ...headers, ...(replayed && { 'idempotent-replayed': 'true' }) })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    calls: () => calls,
    close: async () => {
      close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await books.flush();
    },
  };
}

type Parts = Pick<Call, 'books' | 'faults' | 'emit'>;
interface Answered {
  status: number;
  body: unknown;
  replayed?: boolean;
}

async function answer(request: IncomingMessage, parts: Parts): Promise<Answered> {
  const { books } = parts;
  try {
    const form = await read(request);
    // Nothing waits between reading a key and keeping its answer: two calls with one key cannot both run
    const earlier = recall(books, form);
    if (earlier) return earlier;
    const result = run(form, parts);
    if (form.key && isKept(result))
      books.put('answers', { id: form.key, request: form.fingerprint, ...result, at: Date.now() });
    await books.flush();
    return result;
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    console.error('card sandbox:', error);
    return refusal(new Refusal(500, { type: 'api_error', message: String(error) }));
  }
}

interface Given {
  method: string;
  path: string;
  form: URLSearchParams;
  publishable: boolean;
  key: string | undefined;
  fingerprint: string;
}

async function read(request: IncomingMessage): Promise<Given> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  const [, kind] = /^Bearer (sk|pk)_test_\w+$/.exec(headers.authorization ?? '') ?? [];
  if (!kind)
    throw new Refusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided: the sandbox takes test keys only.',
    });
  const key = method === 'POST' ? headers['idempotency-key']?.toString() : undefined;
  const form = method === 'GET' ? url.searchParams : new URLSearchParams(body);
  return { method, path: url.pathname, form, publishable: kind === 'pk', key, fingerprint: `${url.pathname}?${body}` };
}

const dayMs = 86_400_000;

function recall(books: Books, { key, fingerprint }: Given): Answered | undefined {
  const answer = key ? books.get('answers', key) : undefined;
  if (!answer || Date.now() - answer.at > dayMs) return undefined;
  if (answer.request === fingerprint) return { status: answer.status, body: answer.body, replayed: true };
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
    `Try using a key other than '${key}'.`;
  throw new Refusal(400, { type: 'idempotency_error', message });
}

/** A call that was refused for its parameters never began, so its key stays free. */
const isKept = ({ status, body }: Answered) =>
  status < 400 || (status !== 404 && !(body as { error: ErrorBody }).error.param);

function run({ method, path, form, publishable }: Given, parts: Parts): Answered {
  try {
    for (const route of method === 'GET' || method === 'POST' ? routes[method] : []) {
      const match = route.path.exec(path);
      if (!match) continue;
      if (publishable && !route.public)
        throw badRequest('This API call cannot be made with a publishable API key.', { code: 'secret_key_required' });
      return { status: 200, body: route.run({ ...parts, path, id: match[1] ?? '', form, publishable }) };
    }
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    throw error;
  }
}

const refusal = ({ status, body }: Refusal): Answered => ({ status, body: { error: body } });

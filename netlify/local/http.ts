import type { IncomingMessage, ServerResponse } from 'node:http';

/** The platform takes no larger body, and hands it to a function whole. */
const bodyLimit = 6 * 1024 * 1024;

/** A web Request from Node's; otherwise why there is none. */
export async function toRequest(incoming: IncomingMessage): Promise<Request | 'malformed' | 'too large'> {
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (!incoming.url?.startsWith('/') || !URL.canParse(address)) return 'malformed';
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const method = incoming.method ?? 'GET';
  // No request can be made of these
  if (['CONNECT', 'TRACE', 'TRACK'].includes(method)) return 'malformed';
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = await bodyOf(incoming);
  if (!body) return 'too large';
  return new Request(address, { method, headers, body: body.length > 0 ? body : null });
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > bodyLimit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// How the bytes travel is this server's own matter; cookies must not be joined into one line
const handled = ['transfer-encoding', 'connection', 'keep-alive', 'content-length', 'set-cookie'];

/** Sends a web Response through Node's. Several Set-Cookie stay several. */
export async function send(response: Response, to: ServerResponse, head: boolean): Promise<void> {
  for (const [name, value] of response.headers) if (!handled.includes(name)) to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  to.statusCode = response.status;
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : undefined;
  if (body) to.setHeader('content-length', body.byteLength);
  to.end(head ? undefined : body);
}

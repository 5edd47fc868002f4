import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { listen } from '../../netlify/local/listen.ts';
import { openSelfsigned } from './open-lighthouse.ts';

/** Headers that belong to one connection and are an error over HTTP/2, and one that the host's network reads alone. */
const kept = ['netlify-cdn-cache-control', 'connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'];

/**
 * Passes on what `baseURL` answers as the host does: encrypted and over HTTP/2. Over HTTP/1.1 each file that a page
 * asks for at once costs a connection of its own, which no visitor has. `bare` is what `/bare` answers.
 */
export async function serveAsHost(baseURL: string, bare: string): Promise<{ url: string; close(): void }> {
  const server = createSecureServer(await selfSigned(), (incoming, outgoing) => {
    if (incoming.url === '/bare') {
      outgoing.setHeader('content-type', 'text/html; charset=utf-8');
      outgoing.end(bare);
      return;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const passed = request(baseURL + incoming.url, { method: incoming.method, headers }, (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !kept.includes(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  const { port } = await listen(server, 0, ['127.0.0.1']);
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

async function selfSigned(): Promise<{ key: string; cert: string }> {
  const { generate } = await openSelfsigned();
  const pair = await generate([{ name: 'commonName', value: 'localhost' }]);
  return { key: pair.private, cert: pair.cert };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { send, toRequest } from './http.ts';
import { listen, loopback } from './listen.ts';
import { answer, type Parts, problem } from './router.ts';

interface LocalServer {
  port: number;
  /** Takes no more connections and lets what is under way finish, for `grace` ms at most. */
  close(grace: number): Promise<void>;
}

/** The platform's HTTP server on every loopback address. `parts` may be filled while it runs. */
export async function startServer(parts: Parts, port: number): Promise<LocalServer> {
  const underWay = new Set<Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    const work = handle(parts, incoming, outgoing).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  const { port: bound, others } = await listen(server, port, loopback);
  return {
    port: bound,
    close: async (grace) => {
      for (const closing of [server, ...others]) closing.close();
      server.closeIdleConnections();
      await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, grace).unref())]);
      server.closeAllConnections();
    },
  };
}

async function handle(parts: Parts, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const response = await respondTo(parts, incoming);
    // What is left of a body that was refused is not read: the connection ends with the answer
    if (response.status === 413) outgoing.setHeader('connection', 'close');
    await send(response, outgoing, incoming.method === 'HEAD');
  } catch (error) {
    console.error(`${incoming.method} ${incoming.url}`, error);
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}

async function respondTo(parts: Parts, incoming: IncomingMessage): Promise<Response> {
  const request = await toRequest(incoming);
  if (request === 'malformed') return problem(400, 'Nieprawidłowy adres', 'invalid');
  if (request === 'too large') return problem(413, 'Przesłane dane są za duże', 'too-large');
  return answer(parts, request, callerOf(incoming));
}

/** The connection's own address: a header could say anything. */
const callerOf = (incoming: IncomingMessage): string => (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

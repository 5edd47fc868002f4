import { createServer } from 'node:http';
import { listen } from './listen.ts';
import { openNeon } from './neon-protocol.ts';

/** Neon's protocol over HTTP, for what runs in another process than its Postgres is started from. */
interface NeonProxy {
  endpoint: string;
  close(): Promise<void>;
}

export async function startNeonProxy(): Promise<NeonProxy> {
  const neon = openNeon();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = (name: string) => String(request.headers[`neon-${name}`] ?? '');
    const { status, body } =
      request.method === 'POST' && request.url === '/sql'
        ? await neon.answer(Buffer.concat(chunks).toString(), header, () => response.destroyed)
        : { status: 400, body: { message: 'Only POST /sql' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { port } = await listen(server, 0, ['127.0.0.1']);
  return {
    endpoint: `http://127.0.0.1:${port}/sql`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await neon.close();
    },
  };
}

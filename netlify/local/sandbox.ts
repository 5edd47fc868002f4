import { startCardProvider } from './card-provider/server.ts';

/** The sandbox card provider's pages, under the site's own address: the browser needs them same-origin. */
export const sandboxPath = '/dev/karty/';

interface Sandbox {
  port: number;
  /** What tells the functions to use it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export async function startSandbox(dir: string, webhook: string, secret: string): Promise<Sandbox> {
  const { port, close } = await startCardProvider({ dir, webhook: { url: webhook, secret } });
  return {
    port,
    close,
    env: { PAYMENTS: 'sandbox', SANDBOX_URL: `http://127.0.0.1:${port}`, STRIPE_WEBHOOK_SECRET: secret },
  };
}

/** Passes a call on to the provider and its answer back. */
export async function passOn(request: Request, port: number): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
  const body = request.body && (await request.arrayBuffer());
  const target = new URL(`/${pathname.slice(sandboxPath.length)}${search}`, `http://127.0.0.1:${port}`);
  return fetch(target, { method: request.method, headers, body, redirect: 'manual' });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { type CardProvider, startCardProvider } from '../../netlify/local/card-provider/server.ts';

const secret = 'whsec_test';

/** A sandbox card provider of a test file's own, and a shop that notes the events it is told of. */
export function cardProvider() {
  const events: Stripe.Event[] = [];
  const shop = createServer(async (request, response) => {
    const body = await text(request);
    const refuses = own.refuseNext-- > 0;
    if (!refuses) events.push(Stripe.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', secret));
    response.writeHead(refuses ? 503 : 200).end();
  });
  let dir: string;
  let provider: CardProvider;
  const open = async () => {
    const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
    provider = await startCardProvider({ dir, webhook: { url, secret } });
  };
  const own = {
    events,
    /** How many of the next events the shop does not take. */
    refuseNext: 0,
    sdk: (key = 'sk_test_sandbox') =>
      new Stripe(key, { host: '127.0.0.1', port: provider.port, protocol: 'http', maxNetworkRetries: 0 }),
    /** A call that only the sandbox has. */
    sandbox: async (path: string, form: Record<string, string> = {}): Promise<object> =>
      (
        await fetch(`http://127.0.0.1:${provider.port}/v1/sandbox/${path}`, {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test_sandbox' },
          body: new URLSearchParams(form),
        })
      ).json() as Promise<object>,
    page: async (): Promise<string> => (await fetch(`http://127.0.0.1:${provider.port}/`)).text(),
    restart: async () => {
      await provider.close();
      await open();
    },
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    dir = await mkdtemp(join(tmpdir(), 'cards-'));
    await open();
  });
  afterAll(async () => {
    await provider.close();
    shop.close();
    await rm(dir, { recursive: true });
  });
  return own;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { startCardProvider } from '../../netlify/local/card-provider/server.ts';
import { call, callBeside } from './call.ts';

const secret = 'whsec_test';

export interface CardShop {
  stripe: Stripe;
  /** While false, the provider's webhooks do not get through. */
  hears: boolean;
  /** How many calls the provider has had. */
  calls(): number;
  /** Charges a good card, unless another is named. */
  pay(intent: string, card?: string): Promise<Stripe.PaymentIntent>;
  /** A call that only the sandbox has. */
  sandbox(path: string, form?: Record<string, string>): Promise<void>;
  /** What was given back, in grosze. */
  refunds(intent: string): Promise<number[]>;
  /** Sends a webhook by hand, signed as the provider would. */
  tell(type: string, object: object, signedWith?: string, live?: boolean): Promise<{ status: number }>;
}

/** A sandbox card provider for the tests of a file, set as the product's own; its webhooks reach the product. */
export function cardShop(): CardShop {
  const shop: CardShop = {
    hears: true,
    pay: (intent: string, card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> =>
      shop.stripe.paymentIntents.confirm(intent, { payment_method: card }),
    refunds: async (intent: string) =>
      (await shop.stripe.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount),
    sandbox: async (path: string, form: Record<string, string> = {}) => {
      const headers = { authorization: 'Bearer sk_test_sandbox' };
      const url = `${process.env.SANDBOX_URL}/v1/sandbox/${path}`;
      const { ok, status } = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) });
      if (!ok) throw new Error(`The sandbox answers ${status} to ${path}`);
    },
    tell,
  } as CardShop;
  const hook = createServer(async (request, response) => {
    const body = await text(request);
    const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
    const status = shop.hears ? (await callBeside('POST', '/api/stripe/webhook', { body, headers })).status : 503;
    response.writeHead(status).end();
  });
  let close = async () => {};
  beforeAll(async () => {
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const dir = await mkdtemp(join(tmpdir(), 'cards-'));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    const provider = await startCardProvider({ dir, webhook: { url, secret } });
    Object.assign(process.env, {
      PAYMENTS: 'sandbox',
      SANDBOX_URL: `http://127.0.0.1:${provider.port}`,
      STRIPE_WEBHOOK_SECRET: secret,
    });
    shop.calls = provider.calls;
    shop.stripe = new Stripe('sk_test_sandbox', {
      ...{ host: '127.0.0.1', port: provider.port, protocol: 'http', telemetry: false },
    });
    close = async () => {
      await provider.close();
      hook.close();
      await rm(dir, { recursive: true });
    };
  });
  afterAll(() => close());
  return shop;
}

/** The intent of an order that waits for its payment. */
export const intentOf = ({ clientSecret }: { clientSecret: string }): string => clientSecret.split('_secret_')[0] ?? '';

async function tell(type: string, object: object, signedWith = secret, live = false): Promise<{ status: number }> {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: live,
    type,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: signedWith });
  return call('POST', '/api/stripe/webhook', { body, headers: { 'stripe-signature': signature } });
}

import { mkdtempSync, rmSync } from 'node:fs';
import http, { createServer } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { rows, sql } from '../../db/sql.ts';
import { startCardProvider } from '../../netlify/local/card-provider/server.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import type { Figure } from '../bench/report.ts';
import { parkingBooking } from '../support/bookings.ts';
import { intentOf } from '../support/card-shop.ts';
import type { Part } from './part.ts';
import { signedIn } from './signed-in.ts';

/** How long people buy between two steps, in ms. */
const between = 1_500;
/** What a parking space costs in the demo for a day, in grosze. */
const price = 5_000;

/** The provider's webhook endpoints, by their secrets: each gets every event until it has taken it. */
function startEndpoints(baseURL: string) {
  const secrets = new Set<string>();
  const taken = new Set<string>();
  const server = createServer(async (request, response) => {
    const payload = await text(request);
    const { id } = JSON.parse(payload);
    for (const secret of [...secrets].filter((it) => !taken.has(`${id} ${it}`))) {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      };
      const { ok } = await fetch(`${baseURL}/api/stripe/webhook`, { method: 'POST', headers, body: payload });
      if (ok) taken.add(`${id} ${secret}`);
    }
    // One that was taken away meanwhile is owed nothing
    response.writeHead([...secrets].every((it) => taken.has(`${id} ${it}`)) ? 200 : 503).end();
  });
  return { secrets, server };
}

/** api.stripe.com is the sandbox, which takes the keys of `valid` alone. Answers how to end that. */
function standIn(port: number, valid: Set<string>): () => void {
  const real = https.request;
  const request = (options: https.RequestOptions, answered?: (it: http.IncomingMessage) => void) => {
    if (options.host !== 'api.stripe.com') return real(options, answered);
    const headers = { ...(options.headers as http.OutgoingHttpHeaders) };
    const name = Object.keys(headers).find((it) => it.toLowerCase() === 'authorization') ?? '';
    if (!valid.has(String(headers[name]).replace('Bearer ', ''))) headers[name] = 'Bearer revoked';
    const here = { protocol: 'http:', host: '127.0.0.1', port, agent: undefined };
    return http.request({ ...options, ...here, headers }, answered);
  };
  https.request = request as typeof https.request;
  syncBuiltinESMExports();
  return () => {
    https.request = real;
    syncBuiltinESMExports();
  };
}

const keys = (which: 'old' | 'new') => ({
  STRIPE_SECRET_KEY: `sk_test_${which}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${which}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${which}`,
});

// On days on which a fast machine's payments.ts books spaces 1 to 48
const firstSpace = 60;

/**
 * The provider's keys and the webhook's secret are changed while people buy: new ones beside the old ones, a deploy
 * with the new ones, the old ones taken away. Buyers leave after paying, so that only a webhook books what they paid.
 */
async function rotateCards(baseURL: string): Promise<Figure[]> {
  const { PAYMENTS, SANDBOX_URL, STRIPE_WEBHOOK_SECRET } = process.env;
  const { secrets, server } = startEndpoints(baseURL);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const dir = mkdtempSync(join(tmpdir(), 'lotnisko-rotation-'));
  const webhook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret: 'whsec_of_the_relay' };
  const provider = await startCardProvider({ dir, webhook });
  const valid = new Set([keys('old').STRIPE_SECRET_KEY]);
  const endStandIn = standIn(provider.port, valid);
  const bank = new Stripe('sk_test_bank', { host: '127.0.0.1', port: provider.port, protocol: 'http' });
  secrets.add(keys('old').STRIPE_WEBHOOK_SECRET);
  Object.assign(process.env, { PAYMENTS: '', SANDBOX_URL: '', ...keys('old') });

  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: baseURL, cookie };
    const response = await fetch(`${baseURL}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, json: await response.json() };
  };
  const paid: string[] = [];
  let refused = 0;
  let over = false;
  const buying = Array.from({ length: 3 }, async (_, buyer) => {
    const cookie = await signedIn(baseURL, 'client');
    for (let round = 0; !over; round++) {
      const day = wireDay(addDays(today(), 250 + round));
      const booking = parkingBooking(firstSpace + buyer, { since: day, until: day });
      const { status, json } = await post('stripe/create-payment-intent', { amount: price, booking }, cookie);
      if (status !== 201) {
        refused += 1;
        console.log(`  a purchase: ${status} ${json.message}`);
        continue;
      }
      await bank.paymentIntents.confirm(intentOf(json), { payment_method: 'pm_card_visa' });
      paid.push(json.order);
    }
  });
  const unbooked = async () => {
    const left = await rows(sql`select id from orders where id = any(${paid}) and state <> 'CONFIRMED'`);
    return left.length;
  };
  try {
    await setTimeout(between);
    valid.add(keys('new').STRIPE_SECRET_KEY);
    secrets.add(keys('new').STRIPE_WEBHOOK_SECRET);
    await setTimeout(between);
    Object.assign(process.env, keys('new'));
    await setTimeout(between);
    valid.delete(keys('old').STRIPE_SECRET_KEY);
    secrets.delete(keys('old').STRIPE_WEBHOOK_SECRET);
    await setTimeout(between);
    over = true;
    await Promise.all(buying);
    // What an endpoint refused comes again, as the provider repeats it
    for (let waited = 0; waited < 30 && (await unbooked()) > 0; waited++) await setTimeout(1_000);
    return [
      { what: 'paid for while the provider’s keys changed', value: paid.length, unit: '', goal: { least: 20 } },
      { what: 'purchases refused meanwhile', value: refused, unit: '', goal: { most: 0 } },
      { what: 'paid for, and booked by no webhook', value: await unbooked(), unit: '', goal: { most: 0 } },
    ];
  } finally {
    over = true;
    await Promise.allSettled(buying);
    endStandIn();
    for (const name of Object.keys(keys('new'))) delete process.env[name];
    Object.assign(process.env, { PAYMENTS, SANDBOX_URL, STRIPE_WEBHOOK_SECRET });
    await provider.close();
    server.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

export const rotationCards: Part = { figures: [], onProduct: ({ url }) => rotateCards(url) };

import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import Stripe from 'stripe';
import { addDays, type Day, today, wireDay } from '../../src/domain/language/days.ts';
import type { Figure } from '../bench/report.ts';
import { parkingBooking } from '../support/bookings.ts';
import { intentOf } from '../support/card-shop.ts';
import type { Books } from '../support/invariants/books.ts';
import type { Promised } from '../support/invariants/holds.ts';
import { type Told, violationsOf } from '../support/invariants/index.ts';
import type { Quoted } from '../support/invariants/quotes.ts';
import { runJob } from '../support/job.ts';
import { endBackend, killDatabase } from './faults.ts';
import { letGo } from './let-go.ts';
import type { Part } from './part.ts';
import { signedIn } from './signed-in.ts';

const kills = 10;
const buyers = 6;
const spacesEach = 8;
/** What a parking space costs in the demo for a day, in grosze. */
const price = 5_000;

const provider = (): Stripe => {
  const { hostname, port } = new URL(process.env.SANDBOX_URL ?? '');
  return new Stripe('sk_test_sandbox', { host: hostname, port: Number(port), protocol: 'http' });
};

async function allOf<T extends { id: string }>(list: (page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>) {
  const all: T[] = [];
  for (let more = true; more; ) {
    const page = await list({ limit: 100, ...(all.length > 0 && { starting_after: all.at(-1)?.id ?? '' }) });
    all.push(...page.data);
    more = page.has_more;
  }
  return all;
}

/** The books as they are now: the database as its owner reads it, and the provider's. Mails are not asked for. */
async function violations(told: Told): Promise<string[]> {
  const { databaseUrl } = JSON.parse(process.env.JOURNEY_SITE ?? '{}');
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c statement_timeout=0' });
  await client.connect();
  const stripe = provider();
  const books: Books = {
    ask: async (text, values = []) => (await client.query(text, values)).rows,
    intents: await allOf((page) => stripe.paymentIntents.list(page)),
    refunds: await allOf((page) => stripe.refunds.list(page)),
    letters: [],
  };
  try {
    return await violationsOf(books, told);
  } finally {
    await client.end();
  }
}

/**
 * Kills Postgres, and then its backends, under people who hold, pay, book and cancel; once it is back and the night's
 * jobs have run, each payment must be booked or given back, each promised hold kept, and the event log must still give
 * the tables.
 */
async function killPostgresWhilePaying(baseURL: string, localDir: string): Promise<Figure[]> {
  const before = await violations({ promises: [], quotes: [] });
  const stripe = provider();
  const told: Told = { promises: [], quotes: [] };
  let [booked, cancelled, changed, over] = [0, 0, 0, false];
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: baseURL, cookie };
    const response = await fetch(`${baseURL}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, json: await response.json().catch(() => ({})) };
  };
  const cookie = await signedIn(baseURL, 'client');

  /** A day more, which is paid for. */
  async function changeDates(id: number, number: string, day: Day): Promise<void> {
    const quote: Quoted = { number, kind: 'change', by: 'CUSTOMER', amount: -price, done: false };
    told.quotes.push(quote);
    const body = { since: day, until: addDays(day, 1), difference: price };
    const opened = await post(`parking/${id}/dates`, body, cookie);
    if (opened.status !== 201) return;
    await stripe.paymentIntents.confirm(intentOf(opened.json), { payment_method: 'pm_card_visa' });
    const { status } = await post('parking', { order: opened.json.order }, cookie);
    quote.done = status < 300;
    if (quote.done) changed += 1;
  }
  async function buy(space: number, day: Day): Promise<void> {
    const booking = parkingBooking(space, { since: wireDay(day), until: wireDay(day) });
    const held = await post('stripe/create-payment-intent', { amount: price, booking }, cookie);
    // Nobody asks without a pause of a database that is away
    if (held.status !== 201) return setTimeout(100);
    const { order, expires_at } = held.json;
    const promised: Promised = { order, intent: intentOf(held.json), expiresAt: Date.parse(expires_at) };
    told.promises.push(promised);
    await stripe.paymentIntents.confirm(promised.intent, { payment_method: 'pm_card_visa' });
    promised.paidAt = Date.now();
    const { status, json } = await post('parking', { order }, cookie);
    if (status >= 300) return;
    booked += 1;
    if (space % 3 === 2) return changeDates(json.data?.id, held.json.order_number, day);
    if (space % 3 === 0) return;
    promised.givenUp = 'cancelled';
    const quote: Quoted = {
      number: held.json.order_number,
      kind: 'cancellation',
      by: 'CUSTOMER',
      amount: price,
      done: false,
    };
    told.quotes.push(quote);
    const given = await post(`parking/${json.data?.id}/cancel`, { amount: price }, cookie);
    quote.done = given.status === 200;
    if (quote.done) cancelled += 1;
  }
  const buying = Array.from({ length: buyers }, async (_, buyer) => {
    for (let round = 0; !over; round++) {
      const space = 1 + spacesEach * buyer + (round % spacesEach);
      await buy(space, addDays(today(), 210 + 2 * Math.floor(round / spacesEach)));
    }
  });
  for (let kill = 0; kill < kills; kill++) {
    // Long enough that some have paid, some change and some cancel
    await setTimeout(1_500);
    await killDatabase(baseURL, localDir);
  }
  for (let kill = 0; kill < kills; kill++) {
    await setTimeout(500);
    await endBackend();
  }
  over = true;
  await Promise.all(buying);

  for (const job of ['sweeper', 'outbox', 'compare', 'outbox'] as const) await runJob(job);
  const found = (await violations(told)).filter((it) => !before.includes(it));
  await letGo();
  for (const words of found) console.log(`  ${words}`);
  console.log(`  ${told.promises.length} holds, ${booked} booked at once, ${cancelled} cancelled, ${changed} changed`);
  return [
    {
      what: `paid for while Postgres, and then a backend, was killed ${kills} times`,
      value: told.promises.length,
      unit: '',
      goal: { least: 20 },
    },
    { what: 'of them cancelled, or other dates paid for', value: cancelled + changed, unit: '', goal: { least: 5 } },
    {
      what: 'payments, refunds, holds or log lines that do not agree',
      value: found.length,
      unit: '',
      goal: { most: 0 },
    },
  ];
}

export const payments: Part = {
  figures: [3],
  onProduct: ({ url, localDir }) => killPostgresWhilePaying(url, localDir),
};

import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { rows, sql } from '../../db/sql.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';

const rounds = 200;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** A client of its own thread: what the product does after its answer must not be waited for by who reads that. */
const client = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, init }) => {
    const since = performance.now();
    const response = await fetch(url, init);
    await response.text();
    parentPort.postMessage({ took: performance.now() - since, status: response.status });
  });`;
let thread: Worker | undefined;

/** Milliseconds until the answer, which must be the expected one. */
async function timed(baseURL: string, path: string, body: unknown, expected: number): Promise<number> {
  thread ??= new Worker(client, { eval: true });
  const headers = { 'content-type': 'application/json', origin: baseURL };
  thread.postMessage({ url: `${baseURL}${path}`, init: { method: 'POST', headers, body: JSON.stringify(body) } });
  const [{ took, status }] = (await once(thread, 'message')) as [{ took: number; status: number }];
  if (status !== expected) throw new Error(`${path} answered ${status}`);
  // What the call left behind ends before the next one is timed
  await setTimeout(60);
  return took;
}

/**
 * How far the median for accounts that exist is from that for those that do not, in per cent; in turns, so that both
 * see the same machine.
 */
async function difference(
  baseURL: string,
  path: string,
  bodyFor: (email: string, nth: number) => unknown,
  expected: number,
  expectedOfKnown = expected,
): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < rounds; i++) {
    const who = everyRole[i % everyRole.length];
    const pair = [
      [times.known, `${who}@lotnisko.example`, expectedOfKnown],
      [times.unknown, `no-${who}@lotnisko.example`, expected],
    ] as const;
    for (const [into, email, status] of i % 2 ? pair : pair.toReversed())
      into.push(await timed(baseURL, path, bodyFor(email, i), status));
  }
  return Math.abs(median(times.known) / median(times.unknown) - 1) * 100;
}

/** Does the time of an answer tell whether an account exists? Needs a platform with request limits out of the way. */
async function measureSignIn(baseURL: string): Promise<Figure[]> {
  const [unit, goal] = ['%', { most: 10 }];
  const person = { first_name: 'Nowa', last_name: 'Osoba', password: 'dobre hasło 2026' };
  const [order] = await rows<{ number: string; email: string }>(
    sql`select order_number as number, email from orders where email is not null and state = 'CONFIRMED' limit 1`,
  );
  return [
    {
      what: 'wrong password: known against unknown account, medians apart',
      value: await difference(baseURL, '/api/fetch_client', (email) => ({ email, password: 'nie to hasło' }), 401),
      unit,
      goal,
    },
    {
      what: 'reset: known against unknown account, medians apart',
      value: await difference(baseURL, '/api/reset-passwd', (email) => ({ email }), 200),
      unit,
      goal,
    },
    {
      what: 'registration: known against unknown account, medians apart',
      value: await difference(
        baseURL,
        '/api/register',
        (email, nth) => ({ ...person, email: email.startsWith('no-') ? `${nth}-${email}` : email }),
        201,
        409,
      ),
      unit,
      goal,
    },
    {
      what: 'lost link: a known booking against an unknown one, medians apart',
      value: await difference(
        baseURL,
        '/api/rezerwacja',
        (email) => ({
          email: email.startsWith('no-') ? email : order?.email,
          order_number: email.startsWith('no-') ? `${airportCode}-222222` : order?.number,
        }),
        200,
      ),
      unit,
      goal,
    },
  ];
}

export const signIn: Part = {
  figures: [7, 10],
  onProduct: ({ url }) => measureSignIn(url).finally(() => thread?.terminate()),
};

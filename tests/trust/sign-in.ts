import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { raw, rows, sql } from '../../db/sql.ts';
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

/** A call that is made of an account that there is, or of one that there is not. */
interface Asked {
  path: string;
  /** Sent by POST; what has none is read. */
  body?: unknown;
  cookie?: string;
  status: number;
}

/** Milliseconds until the answer, which must be the expected one. */
async function timed(baseURL: string, { path, body, cookie, status: expected }: Asked): Promise<number> {
  thread ??= new Worker(client, { eval: true });
  const headers = { 'content-type': 'application/json', origin: baseURL, ...(cookie && { cookie }) };
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  thread.postMessage({ url: `${baseURL}${path}`, init: sent });
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
async function difference(baseURL: string, asked: (isKnown: boolean, email: string, nth: number) => Asked) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < rounds; i++) {
    const who = everyRole[i % everyRole.length];
    const pair = [
      [times.known, asked(true, `${who}@lotnisko.example`, i)],
      [times.unknown, asked(false, `no-${who}@lotnisko.example`, i)],
    ] as const;
    for (const [into, it] of i % 2 ? pair : pair.toReversed()) into.push(await timed(baseURL, it));
  }
  return Math.abs(median(times.known) / median(times.unknown) - 1) * 100;
}

async function cookieOf(baseURL: string, who: string): Promise<string> {
  const body = JSON.stringify({ email: `${who}@lotnisko.example`, password: `demo-${who}-2026` });
  const headers = { 'content-type': 'application/json', origin: baseURL };
  const answer = await fetch(`${baseURL}/api/fetch_client`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Signing in as ${who} answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}

/** A number that nobody has. */
const nowhere = 2_000_000_000;

/**
 * Does the time of an answer tell whether an account exists, or another’s row? Needs a platform with request limits
 * out of the way.
 */
async function measureSignIn(baseURL: string): Promise<Figure[]> {
  const person = { first_name: 'Nowa', last_name: 'Osoba', password: 'dobre hasło 2026' };
  const password = 'nie to hasło';
  const [order] = await rows<{ number: string; email: string }>(
    sql`select order_number as number, email from orders where email is not null and state = 'CONFIRMED' limit 1`,
  );
  const [known] = await rows<{ id: number }>(sql`select id from users where email = 'client2@lotnisko.example'`);
  const others = async (table: string) => {
    const found = await rows<{ id: number }>(sql`select id from ${raw(table)} where users_id = ${known?.id} limit 1`);
    return found[0]?.id;
  };
  const [parking, rental, luggage] = [await others('parking'), await others('rentals'), await others('luggage')];
  const [stranger, desk] = [await cookieOf(baseURL, 'client'), await cookieOf(baseURL, 'rental_staff')];
  const asked: Record<string, Parameters<typeof difference>[1]> = {
    'wrong password: known against unknown account': (_, email) => ({
      ...{ path: '/api/fetch_client', body: { email, password }, status: 401 },
    }),
    'backup code: known against unknown account': (_, email) => ({
      ...{ path: '/api/backup-codes/sign-in', status: 401 },
      body: { email, password, code: 'aaaa-bbbb-cccc-dddd' },
    }),
    'first passkey: known against unknown account': (_, email) => ({
      ...{ path: '/api/passkeys/first', body: { email, password, name: 'Telefon', response: {} }, status: 401 },
    }),
    'reset: known against unknown account': (_, email) => ({
      ...{ path: '/api/reset-passwd', body: { email }, status: 200 },
    }),
    'registration: known against unknown account': (isKnown, email, nth) => ({
      ...{ path: '/api/register', status: isKnown ? 409 : 201 },
      body: { ...person, email: isKnown ? email : `${nth}-${email}` },
    }),
    'lost link: a known booking against an unknown one': (isKnown, email) => ({
      ...{ path: '/api/rezerwacja', status: 200 },
      body: isKnown
        ? { email: order?.email, order_number: order?.number }
        : { email, order_number: `${airportCode}-222222` },
    }),
    'look-up by address: known against unknown account': (_, email) => ({
      ...{ path: `/api/look-ups/users?search=${encodeURIComponent(email)}`, cookie: desk, status: 200 },
    }),
    'look-up by number: known against unknown account': (isKnown) => ({
      ...{ path: `/api/look-ups/users?id=${isKnown ? known?.id : nowhere}`, cookie: desk, status: 200 },
    }),
    'look-up by a stranger: known against unknown account': (_, email) => ({
      ...{ path: `/api/look-ups/users?search=${encodeURIComponent(email)}`, cookie: stranger, status: 403 },
    }),
    'a booking by a stranger: another’s against none': (isKnown) => ({
      ...{ path: `/api/parking/${isKnown ? parking : nowhere}/booking`, cookie: stranger, status: 404 },
    }),
    'a rental by a stranger: another’s against none': (isKnown) => ({
      ...{ path: `/api/rent/${isKnown ? rental : nowhere}`, cookie: stranger, status: 404 },
    }),
    'luggage by a stranger: another’s against none': (isKnown) => ({
      ...{ path: `/api/luggage/${isKnown ? luggage : nowhere}`, cookie: stranger, status: 404 },
    }),
  };
  const figures: Figure[] = [];
  for (const [what, ask] of Object.entries(asked)) {
    const value = await difference(baseURL, ask);
    console.log(`  ${what}: ${value.toFixed(1)} %`);
    figures.push({ what: `${what}, medians apart`, value, unit: '%', goal: { most: 10 } });
  }
  return figures;
}

export const signIn: Part = {
  figures: [7, 10],
  onProduct: ({ url }) => measureSignIn(url).finally(() => thread?.terminate()),
};

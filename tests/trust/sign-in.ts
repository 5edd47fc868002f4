import { setTimeout } from 'node:timers/promises';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';

const rounds = 200;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds until the answer, which must be the expected one. */
async function timed(baseURL: string, path: string, body: unknown, expected: number): Promise<number> {
  const since = performance.now();
  const response = await fetch(`${baseURL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL },
    body: JSON.stringify(body),
  });
  await response.text();
  const took = performance.now() - since;
  if (response.status !== expected) throw new Error(`${path} answered ${response.status}`);
  // What the call left behind ends before the next one is timed
  await setTimeout(30);
  return took;
}

/**
 * How far the median for accounts that exist is from that for those that do not, in per cent; in turns, so that both
 * see the same machine.
 */
async function difference(
  baseURL: string,
  path: string,
  bodyFor: (email: string) => unknown,
  expected: number,
): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < rounds; i++) {
    const who = everyRole[i % everyRole.length];
    const pair = [
      [times.known, `${who}@lotnisko.example`],
      [times.unknown, `no-${who}@lotnisko.example`],
    ] as const;
    for (const [into, email] of i % 2 ? pair : pair.toReversed())
      into.push(await timed(baseURL, path, bodyFor(email), expected));
  }
  return Math.abs(median(times.known) / median(times.unknown) - 1) * 100;
}

/** Does the time of an answer tell whether an account exists? Needs a platform with request limits out of the way. */
async function measureSignIn(baseURL: string): Promise<Figure[]> {
  const [unit, goal] = ['%', { most: 10 }];
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
  ];
}

export const signIn: Part = { figures: [10], onProduct: ({ url }) => measureSignIn(url) };

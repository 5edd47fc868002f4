import { hit, type Uses, unhit } from '../../../db/row/limits.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import { settings } from '../settings.ts';
import { networkOf } from './network.ts';
import type { Call } from './route.ts';

export interface Limit {
  /** This many uses… */
  most: number;
  /** …within this long. */
  seconds: number;
}

/** Counts a use of `key`; one too many is a 429 that says when to come back. */
export async function throttle(key: string, { most, seconds }: Limit): Promise<void> {
  demandWithin(await hit(key, seconds), most);
}

/** A 429 where uses that are counted already are too many. */
export function demandWithin({ count: used, resetsIn }: Uses, most: number): void {
  if (used > most * settings.rateLimitScale) throw tooMany(resetsIn);
}

/** How many times harder than at first the work may get. */
const hardest = 5;

/**
 * Counts a use by a network. Many people may share it, a whole airport's Wi-Fi, so beyond the limit nobody is refused:
 * each call does a second's work first, sent as `proof`. The more get through by it, the harder it is.
 */
export async function throttleNetwork(
  { body, context }: Pick<Call, 'body' | 'context'>,
  what: string,
  { most, seconds }: Limit,
): Promise<void> {
  const network = networkOf(context.ip);
  const key = `${what} ${network}`;
  const { count: used } = await hit(key, seconds);
  const allowed = most * settings.rateLimitScale;
  if (used <= allowed) return;
  // Loaded where a network is over its limit
  const { challengeFor, isProven } = await import('./proof.ts');
  if (body.proof !== undefined && (await isProven(body.proof, network))) return;
  // Whoever is only asked makes it no harder for the others
  await unhit(key);
  const challenge = await challengeFor(network, Math.min(Math.floor(used / allowed), hardest));
  const message = 'Z Twojej sieci jest teraz bardzo dużo prób. Sprawdzamy, czy to nie automat';
  throw new HttpError(429, message, undefined, { code: 'proof', body: { challenge } });
}

/** A 429 that says after how many seconds calls are answered again. */
export function tooMany(seconds: number): HttpError {
  const wait = count(Math.ceil(seconds / 60), nouns.minute);
  return new HttpError(429, `Za dużo prób. Spróbuj ponownie za ${wait}`, undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

import { hit, type Uses, unhit } from '../../../db/row/limits.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import { settings } from '../settings.ts';
import { wideNetworkOf } from './network.ts';
import type { Call } from './route.ts';

export interface Limit {
  /** How many uses there may be. */
  most: number;
  /** Within how long. */
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
 * Counts a use by a network, of IPv6 by all that one subscriber may have. Many people may share it, a whole airport's
 * Wi-Fi, so beyond the limit nobody is refused: each call does a second's work first. The more get through by it, the
 * harder it is.
 */
export async function throttleNetwork(call: Working, what: string, { most, seconds }: Limit): Promise<void> {
  const network = wideNetworkOf(call.context.ip);
  const key = `${what} ${network}`;
  const { count: used, resetsIn } = await hit(key, seconds);
  const allowed = most * settings.rateLimitScale;
  const times = Math.min(Math.floor(used / allowed), hardest);
  if (used <= allowed || (await isWorkDone(call, times))) return;
  // Whoever is only asked makes it no harder for the others
  await unhit(key);
  // Loaded where a network is over its limit
  const { challengeFor } = await import('./proof.ts');
  const challenge = await challengeFor(network, times);
  const message = 'Z Twojej sieci jest teraz bardzo dużo prób. Sprawdzamy, czy to nie automat';
  throw new HttpError(429, message, undefined, {
    ...{ code: 'proof', body: { challenge } },
    headers: { 'retry-after': String(resetsIn) },
  });
}

type Working = Pick<Call, 'request' | 'body' | 'context'>;
const checked = new WeakMap<Request, Promise<number>>();

/** Was enough work done? Half of what is asked now (`times` the usual) is: others may have made it harder since. */
const isWorkDone = async (call: Working, times: number): Promise<boolean> => 2 * (await workOf(call)) > times;

/**
 * How many times the usual amount of work was sent along that this network was asked for; 0: none. In the body as
 * `proof`, of a GET in a header. It is good once, for all that a call is asked to prove. What checks it is loaded where
 * somebody did any: few ever must.
 */
export async function workOf({ request, body, context }: Working): Promise<number> {
  const proof = body.proof ?? readProof(request.headers.get('proof'));
  if (proof === undefined) return 0;
  const checking =
    checked.get(request) ?? import('./proof.ts').then(({ workDone }) => workDone(proof, wideNetworkOf(context.ip)));
  checked.set(request, checking);
  return checking;
}

function readProof(header: string | null): unknown {
  try {
    return header === null ? undefined : JSON.parse(header);
  } catch {
    return undefined;
  }
}

/** A 429 that says after how many seconds calls are answered again. */
export function tooMany(seconds: number): HttpError {
  const wait = count(Math.ceil(seconds / 60), nouns.minute);
  return new HttpError(429, `Za dużo prób. Spróbuj ponownie za ${wait}`, undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

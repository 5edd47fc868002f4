import { hit } from '../../../db/limits.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import { settings } from '../settings.ts';

export interface Limit {
  /** This many uses… */
  most: number;
  /** …within this long. */
  seconds: number;
}

/** Counts a use of `key`; one too many is a 429 that says when to come back. */
export async function throttle(key: string, { most, seconds }: Limit): Promise<void> {
  const used = await hit(key, seconds);
  if (used.count > most * settings.rateLimitScale) throw tooMany(used.resetsIn);
}

/** One call too many, for so many seconds. */
export function tooMany(seconds: number): HttpError {
  const wait = count(Math.ceil(seconds / 60), nouns.minute);
  return new HttpError(429, `Za dużo prób. Spróbuj ponownie za ${wait}`, undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

import { hit, type Uses } from '../../../db/limits.ts';
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
  demandWithin(await hit(key, seconds), most);
}

/** The same for uses that are counted already. */
export function demandWithin({ count: used, resetsIn }: Uses, most: number): void {
  if (used > most * settings.rateLimitScale) throw tooMany(resetsIn);
}

/** One call too many, for so many seconds. */
export function tooMany(seconds: number): HttpError {
  const wait = count(Math.ceil(seconds / 60), nouns.minute);
  return new HttpError(429, `Za dużo prób. Spróbuj ponownie za ${wait}`, undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

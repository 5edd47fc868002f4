import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { settings } from '../settings.ts';

/** How often a day its holder may change a booking: each time a mail goes to the address that its buyer gave. */
export const mostChanges = (): number => Math.ceil(10 * settings.rateLimitScale);

export const tooOften = (): HttpError =>
  new HttpError(429, `W ciągu doby rezerwację można zmienić ${mostChanges()} razy. Spróbuj jutro`, undefined, {
    headers: { 'retry-after': String(86_400) },
  });

import { heldSeconds } from '../../../db/bookings.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';

/** What is being paid for is its buyer's: nobody changes it under them. */
export function refuseHeld(error: unknown): never {
  const seconds = heldSeconds(error);
  if (seconds === undefined) throw error;
  const wait = count(Math.max(Math.ceil(seconds / 60), 1), nouns.minute);
  const message = `Ktoś właśnie płaci za tę rezerwację, najdłużej jeszcze ${wait}. Możesz ją tylko zwolnić`;
  throw new HttpError(409, message);
}

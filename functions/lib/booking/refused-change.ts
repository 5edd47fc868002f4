import { heldSeconds, otherSum } from '../../../db/booking/bookings.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import { otherRefund } from '../payment/other-refund.ts';

const isHeld = (seconds: number): HttpError => {
  const wait = count(Math.max(Math.ceil(seconds / 60), 1), nouns.minute);
  const message = `Ktoś właśnie płaci za tę rezerwację, najdłużej jeszcze ${wait}. Możesz ją tylko zwolnić`;
  return new HttpError(409, message);
};

/** Why the database would not change a booking: somebody pays for it, or was told of another sum. */
export function refuseChange(error: unknown, current?: object): never {
  const [seconds, sum] = [heldSeconds(error), otherSum(error)];
  if (seconds !== undefined) throw isHeld(seconds);
  if (sum !== undefined) throw otherRefund(sum, current);
  throw error;
}

import { unhit } from '../../../db/limits.ts';
import { networkOf } from '../http/network.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { hashOf } from '../secrets.ts';

// Two windows may meet within an hour, so an hour sees at most twice as many hash computations for one account and
// address
const perAccount: Limit = { most: 10, seconds: 3600 };
const perAddress: Limit = { most: 100, seconds: 900 };

/**
 * Counts a password that is about to be tried, before any work is done for it; the answer takes it back if the password
 * was right. An account is only ever closed to the address that guesses at it: its owner elsewhere signs in.
 */
export async function countAttempt(ip: string, email: string): Promise<() => Promise<void>> {
  const address = networkOf(ip);
  const account = `sign-in ${address} ${hashOf(email)}`;
  // The account first: what is refused there must not close a shared address to everyone else
  await throttle(account, perAccount);
  await throttle(`sign-in ${address}`, perAddress);
  return async () => {
    await Promise.all([unhit(`sign-in ${address}`), unhit(account)]);
  };
}

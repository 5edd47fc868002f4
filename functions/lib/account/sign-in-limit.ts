import { hit, unhit } from '../../../db/limits.ts';
import { isKnownDevice } from '../../../db/sessions.ts';
import { networkOf } from '../http/network.ts';
import type { Call } from '../http/route.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { hashOf } from '../secrets.ts';
import { deviceOf } from './device.ts';

// Two windows may meet within an hour, so an hour sees at most twice as many hash computations for one account and
// network
const passwords: Limit = { most: 30, seconds: 3600 };
const wrongPasswords: Limit = { most: 10, seconds: 3600 };
const perNetwork: Limit = { most: 100, seconds: 900 };

/**
 * Counts a password that is about to be tried, before any work is done for it; the answer takes it back as a wrong one.
 * An account is only ever closed to the network that guesses at it: its owner elsewhere signs in. And not to a device
 * that has signed in to it before, which is counted by itself: strangers on one Wi-Fi shut nobody out.
 */
export async function countAttempt(
  { request, context }: Pick<Call, 'request' | 'context'>,
  email: string,
  device = deviceOf(request),
): Promise<() => Promise<void>> {
  const isKnown = await isKnownDevice(email, device.hash);
  const ofDevice = `device ${device.hash}`;
  const from = isKnown ? ofDevice : networkOf(context.ip);
  const account = `sign-in ${from} ${hashOf(email)}`;
  const network = `sign-in ${from}`;
  await throttle(`${account} all`, passwords);
  // The account first: what is refused there must not close a shared network to everyone else
  await throttle(account, wrongPasswords);
  if (!isKnown) await throttle(network, perNetwork);
  return async () => {
    await unhit(account);
    if (isKnown) return;
    await unhit(network);
    // From now on it is known: its first use counts too
    await hit(`sign-in ${ofDevice} ${hashOf(email)} all`, passwords.seconds);
  };
}

import { isKnownDevice } from '../../../db/account/sessions.ts';
import { hit, unhit } from '../../../db/row/limits.ts';
import { wideNetworkOf } from '../http/network.ts';
import type { Call } from '../http/route.ts';
import { type Limit, throttle, throttleNetwork } from '../http/throttle.ts';
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
 * that has signed in to it before, which is counted by itself: strangers on one Wi-Fi shut nobody out. Where a network
 * guesses at many accounts, whoever signs in there does some work first.
 */
export async function countAttempt(
  call: Pick<Call, 'request' | 'context' | 'body'>,
  email: string,
  device = deviceOf(call.request),
): Promise<() => Promise<void>> {
  const isKnown = await isKnownDevice(email, device.hash);
  const ofDevice = `device ${device.hash}`;
  const from = isKnown ? ofDevice : wideNetworkOf(call.context.ip);
  const account = `sign-in ${from} ${hashOf(email)}`;
  await throttle(`${account} all`, passwords);
  // The account first: what is refused there must not be work for everyone else on the network
  await throttle(account, wrongPasswords);
  if (!isKnown)
    await throttleNetwork(call, 'sign-in', perNetwork).catch(async (error) => {
      // Whoever is asked for work comes again with it: that is one attempt
      await Promise.all([unhit(`${account} all`), unhit(account)]);
      throw error;
    });
  return async () => {
    if (isKnown) return unhit(account);
    // From now on the device is known: its first use counts too
    const firstUse = hit(`sign-in ${ofDevice} ${hashOf(email)} all`, passwords.seconds);
    await Promise.all([unhit(account), unhit(`sign-in ${wideNetworkOf(call.context.ip)}`), firstUse]);
  };
}

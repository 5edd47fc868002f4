import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { hit } from '../../../db/row/limits.ts';
import { keysFor } from '../secrets.ts';
import { wideNetworkOf } from './network.ts';

/** About a second of a phone's work for each time the budget is held over again. */
const cost = 2_000;
const minutes = 10;

/** A subscriber who was asked at one of their IPv6 networks may answer from another. */
const secretsOf = (network: string) => keysFor(`proof ${wideNetworkOf(network)}`).map((key) => key.toString('hex'));

/** Work to be done in this network before it may do or hold more; `times` the usual amount. */
export const challengeFor = (network: string, times: number): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: cost * times,
    deriveKey,
    expiresAt: new Date(Date.now() + minutes * 60_000),
    hmacSignatureSecret: secretsOf(network)[0] ?? '',
  });

/** How many times the usual amount of work was done, for this network and for the first time; 0: none. */
export async function workDone(proof: unknown, network: string): Promise<number> {
  const { challenge, solution } = (typeof proof === 'object' && proof ? proof : {}) as Partial<Payload>;
  if (!challenge?.signature || !solution) return 0;
  for (const hmacSignatureSecret of secretsOf(network)) {
    // Whatever shape was sent: what cannot be read proves nothing
    const read = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).catch(() => undefined);
    if (!read?.verified) continue;
    const isFirst = (await hit(`proof ${challenge.signature}`, minutes * 60)).count === 1;
    return isFirst ? challenge.parameters.cost / cost : 0;
  }
  return 0;
}

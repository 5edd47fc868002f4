import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';

/** Does the work that the server asks for where much is held from one network: a second or so, without a person. */
export async function prove(challenge: Challenge): Promise<Payload> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The proof of work was not found in time');
  return { challenge, solution };
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { toast } from '../ui/overlays.ts';

/** Does the work that the server asks a network for that sends or holds much: a second or so, without a person. */
export async function prove(challenge: Challenge): Promise<Payload> {
  toast({ text: 'Sprawdzamy, czy to nie automat. To potrwa chwilę', tone: 'info' });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The proof of work was not found in time');
  return { challenge, solution };
}

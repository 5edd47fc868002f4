import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { toast } from '../ui/overlays.ts';

interface Sent {
  method?: string | undefined;
  json?: unknown;
  headers?: HeadersInit | undefined;
}
/** What was sent, with the work that the answer asks for; undefined where as much had been done already. */
export async function proven<S extends Sent>(answer: unknown, sent: S): Promise<S | undefined> {
  const { method, json, headers } = sent;
  const { challenge } = Object(answer) as { challenge: Challenge };
  const done = (Object(json).proof ?? JSON.parse(Object(headers).proof ?? 'null')) as Payload | null;
  if (done && done.challenge.parameters.cost >= challenge.parameters.cost) return undefined;
  const proof = await prove(challenge);
  // What is read has no body to send it in
  return method && method !== 'GET'
    ? { ...sent, json: { ...Object(json), proof } }
    : { ...sent, headers: { ...headers, proof: JSON.stringify(proof) } };
}

/** Does the work that the server asks a network for that sends or holds much: a second or so, without a person. */
export async function prove(challenge: Challenge): Promise<Payload> {
  toast({ text: 'Sprawdzamy, czy to nie automat. To potrwa chwilę', tone: 'info' });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The proof of work was not found in time');
  return { challenge, solution };
}

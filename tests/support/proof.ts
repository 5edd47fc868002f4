import type { Challenge, Payload } from 'altcha-lib/types';
import { prove } from '../../src/client/proof.ts';

/** The work that an answer asked for, done as a browser does it. */
export const proofOf = ({ json }: { json: { challenge: Challenge } }): Promise<Payload> => prove(json.challenge);

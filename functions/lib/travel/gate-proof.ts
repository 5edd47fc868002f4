import { createHash, timingSafeEqual } from 'node:crypto';
import { hashDigits, hashedText } from '../../../src/domain/travel/gate-list.ts';
import { derive } from '../secrets.ts';

/** For which flight a list of a gate was made, for whom and when. */
export interface Made {
  flight: string;
  user: number;
  at: string;
}
const form = /^([\w-]{1,400})\.([0-9a-f]{64})$/;

export function signList({ flight, user, at }: Made): string {
  const payload = Buffer.from(JSON.stringify([flight, user, at])).toString('base64url');
  return `${payload}.${derive('gate list', payload)[0]}`;
}

/** What a proof says; undefined: it is not ours. */
export function openProof(proof: unknown): Made | undefined {
  const [, payload, given] = (typeof proof === 'string' && form.exec(proof)) || [];
  if (!payload || !given) return undefined;
  const isOurs = derive('gate list', payload).some((it) => timingSafeEqual(Buffer.from(it), Buffer.from(given)));
  if (!isOurs) return undefined;
  const [flight, user, at] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number, string];
  return { flight, user, at };
}

export const hashedCode = (salt: string, code: string): string =>
  createHash('sha256').update(hashedText(salt, code)).digest('hex').slice(0, hashDigits);

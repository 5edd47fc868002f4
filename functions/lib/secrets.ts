import { createHash, createHmac, randomBytes } from 'node:crypto';
import { settings } from './settings.ts';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/**
 * One key a purpose, so that what is made for one can never serve another. The first signs; SECRET_PREVIOUS still opens
 * what it signed.
 */
export const keysFor = (purpose: string): Buffer[] => settings.secrets.map((secret) => hmac(secret, purpose).digest());

/** Tokens that nobody without SECRET can tell from `seed`, in lower-case hex: the current key's first. */
export const derive = (purpose: string, seed: string): [string, ...string[]] =>
  keysFor(purpose).map((key) => hmac(key, seed).digest('hex')) as [string, ...string[]];

export const randomToken = (): string => randomBytes(32).toString('hex');

/** How a token is stored. It is random, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

import { randomUUID } from 'node:crypto';
import type { NewReset } from '../../../db/reset-tokens.ts';
import * as pages from '../../../src/domain/paths.ts';
import { derive, hashOf } from '../secrets.ts';
import { settings } from '../settings.ts';

const purpose = 'reset';

/** A new token: its row's id is random, so the token derived from it needs to be stored nowhere. */
export function newReset(): NewReset & { token: string } {
  const id = randomUUID();
  const [token] = derive(purpose, id);
  return { id, token, hash: hashOf(token) };
}

/** The token of a row again, also with a SECRET that was changed since. */
export function tokenOf({ id, hash }: NewReset): string {
  const token = derive(purpose, id).find((it) => hashOf(it) === hash);
  if (!token) throw new Error('A reset token was made with a SECRET that is no longer known');
  return token;
}

export const resetLink = (token: string): string => settings.siteUrl + pages.newPassword(token);

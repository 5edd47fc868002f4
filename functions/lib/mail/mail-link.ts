import { randomUUID } from 'node:crypto';
import type { NewLink } from '../../../db/mail/account-mails.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { derive, hashOf } from '../secrets.ts';
import { settings } from '../settings.ts';

/** What a link in a mail is for: to set a new password, or to prove an address. */
type Purpose = 'reset' | 'proof';

/** A new token: its row's id is random, so the token derived from it needs to be stored nowhere. */
function newLink(purpose: Purpose): NewLink & { token: string } {
  const id = randomUUID();
  const [token] = derive(purpose, id);
  return { id, token, hash: hashOf(token) };
}
export const newReset = () => newLink('reset');
export const newProof = () => newLink('proof');

/** The token of a row again, also with a SECRET that was changed since. */
export function tokenOf({ id, hash }: NewLink, purpose: Purpose = 'reset'): string {
  const token = derive(purpose, id).find((it) => hashOf(it) === hash);
  if (!token) throw new Error(`A token (${purpose}) was made with a SECRET that is no longer known`);
  return token;
}

export const resetLink = (token: string): string => settings.siteUrl + pages.newPassword(token);
export const proofLink = (token: string): string => settings.siteUrl + pages.addressProof(token);

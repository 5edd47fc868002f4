import type { Role } from '../src/domain/roles.ts';
import { type Query, sql } from './sql.ts';

/** A link in a mail as it is stored: its token is derived from the id, and known again by the hash. */
export interface NewLink {
  id: string;
  hash: string;
}

/**
 * What each mail about an account tells, besides to whom. Never a secret: a link's token is derived from its row's id
 * when it is sent.
 */
export interface AccountMail {
  reset_link: NewLink & { /** Of somebody who is invited: what they are to be. */ role?: Role };
  address_proof: NewLink;
  password_changed: { at: string };
  email_changed: { at: string };
  new_device: { at: string; device: string };
}
export type AccountMailKind = keyof AccountMail;
export type AccountLetter = { [K in AccountMailKind]: { kind: K; facts: AccountMail[K] } }[AccountMailKind];

/** Queues a mail in the transaction of what it tells, if `when` holds there. */
export const queueMail = <K extends AccountMailKind>(
  kind: K,
  to: string,
  facts: AccountMail[K],
  when: Query = sql`true`,
): Query =>
  sql`insert into outbox (kind, recipient, facts) select ${kind}, ${to}, ${JSON.stringify(facts)}::jsonb where ${when}`;

import { queueMail } from './account-mails.ts';
import type { Account } from './accounts.ts';
import { forgetPending } from './address-proofs.ts';
import { logged } from './login-log.ts';
import { endSessions } from './sessions.ts';
import { sql, write } from './sql.ts';

/**
 * Sets a new password, tells the owner and ends their other sessions; false where the old one was changed meanwhile.
 */
export async function changePassword(
  { id, email, password_hash }: Account,
  passwordHash: string,
  sessionId: string,
): Promise<boolean> {
  // A stored password has a salt of its own: it is there only if this change was made
  const mine = sql`exists (select from users where id = ${id} and password_hash = ${passwordHash})`;
  const done = await write(
    id,
    sql`update users set password_hash = ${passwordHash} where id = ${id} and password_hash = ${password_hash}`,
    sql`${endSessions(id, sessionId)} and ${mine}`,
    forgetPending(id, mine),
    queueMail('password_changed', email, { at: new Date().toISOString() }, mine),
    logged(email, 'Zmiana hasła'),
    sql`select 1 where ${mine}`,
  );
  return done.length > 0;
}

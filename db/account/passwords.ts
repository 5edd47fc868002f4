import { queueMail } from '../mail/account-mails.ts';
import { type Query, sql, write } from '../sql.ts';
import type { Account } from './accounts.ts';
import { forgetPending } from './address-proofs.ts';
import { endSessions } from './sessions.ts';

interface OwnSession {
  id: string;
  deviceHash: string;
}

interface NewPassword {
  usersId: number;
  email: string;
  passwordHash: string;
  /** What the login history says of it. */
  details: string;
  /** The session that goes on, and its device. */
  session?: OwnSession;
}

/**
 * Sets a new password by `update`, ends the account's other sessions, forgets its other devices, tells the owner and
 * does what `follow` adds; none of it, and false, where `update` found that somebody was faster.
 */
export async function setPassword(
  { usersId, email, passwordHash, details, session }: NewPassword,
  update: Query,
  follow: (mine: Query) => Query[] = () => [],
): Promise<boolean> {
  // A stored password has a salt of its own: it is there only if this change was made
  const mine = sql`exists (select from users where id = ${usersId} and password_hash = ${passwordHash})`;
  const changedRows = await write(
    usersId,
    update,
    ...follow(mine),
    sql`${endSessions(usersId, session?.id)} and ${mine}`,
    // Whoever knew the old password is known no more: they are told of when they come again, and counted with strangers
    sql`update devices set hash = 'ended ' || gen_random_uuid()
         where users_id = ${usersId} and hash <> ${session?.deviceHash ?? ''} and ${mine}`,
    forgetPending(usersId, mine),
    queueMail('password_changed', email, { at: new Date().toISOString() }, mine),
    sql`insert into login_log (first_name, email, login_details) select first_name, email, ${details} from users
      where id = ${usersId} and ${mine}`,
    sql`select 1 where ${mine}`,
  );
  return changedRows.length > 0;
}

/** False where the old password was changed meanwhile. */
export const changePassword = (
  { id, email, password_hash }: Account,
  passwordHash: string,
  session: OwnSession,
): Promise<boolean> =>
  setPassword(
    { usersId: id, email, passwordHash, details: 'Zmiana hasła', session },
    sql`update users set password_hash = ${passwordHash} where id = ${id} and password_hash = ${password_hash}`,
  );

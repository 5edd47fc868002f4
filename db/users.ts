import type { Role } from '../src/domain/roles.ts';
import { queueMail } from './account-mails.ts';
import { logged } from './login-log.ts';
import { endSessions } from './sessions.ts';
import { row, sql, write } from './sql.ts';

/** What signing in needs to know of an account. */
export interface Account {
  id: number;
  email: string;
  role: Role;
  password_hash: string | null;
}

export const findAccount = (email: string): Promise<Account | undefined> =>
  row<Account>(sql`select id, email, role, password_hash from users where email = ${email}`);

export interface NewAccount {
  email: string;
  first_name: string;
  last_name: string;
}

/** Registers a client; undefined where the e-mail is taken. */
export async function register({ email, first_name, last_name }: NewAccount, passwordHash: string, ip: string): Promise<number | undefined> {
  const [created] = await write<{ id: number }>(
    email,
    sql`with created as (
          insert into users (email, first_name, last_name, password_hash) values (${email}, ${first_name}, ${last_name}, ${passwordHash})
          on conflict (email) do nothing returning id
        ), noted as (
          insert into login_log (first_name, email, login_details)
          select ${first_name}, ${email}, case when exists (select from created) then 'Rejestracja' else 'Rejestracja: e-mail jest zajęty' end || ${`, ${ip}`}
        )
        select id from created`,
  );
  return created?.id;
}

/** Sets a new password, tells the owner and ends their other sessions; false where the old one was changed meanwhile. */
export async function changePassword({ id, email, password_hash }: Account, passwordHash: string, sessionId: string): Promise<boolean> {
  // A stored password has a salt of its own: it is there only if this change was made
  const mine = sql`exists (select from users where id = ${id} and password_hash = ${passwordHash})`;
  const done = await write(
    email,
    sql`update users set password_hash = ${passwordHash} where id = ${id} and password_hash = ${password_hash}`,
    sql`${endSessions(id, sessionId)} and ${mine}`,
    queueMail('password_changed', email, { at: new Date().toISOString() }, mine),
    logged(email, 'Zmiana hasła'),
    sql`select 1 where ${mine}`,
  );
  return done.length > 0;
}

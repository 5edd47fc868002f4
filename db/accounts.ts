import type { Role } from '../src/domain/roles.ts';
import { type Author, row, sql, write } from './sql.ts';

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
export async function register(
  { email, first_name, last_name }: NewAccount,
  passwordHash: string,
  ip: string,
): Promise<number | undefined> {
  const [created] = await write<{ id: number }>(
    'gość',
    sql`with created as (
          insert into users (email, first_name, last_name, password_hash)
          values (${email}, ${first_name}, ${last_name}, ${passwordHash})
          on conflict (email) do nothing returning id
        ), noted as (
          insert into login_log (first_name, email, login_details)
          select ${first_name}, ${email},
            case when exists (select from created) then 'Rejestracja' else 'Rejestracja: e-mail jest zajęty' end
              || ${`, ${ip}`}
        )
        select id from created`,
  );
  return created?.id;
}

/** Gives an account a role; the last administrator stays one. */
export async function setRole(author: Author, id: number, role: Role): Promise<'changed' | 'missing' | 'last admin'> {
  const [done] = await write<{ changed: boolean; found: boolean }>(
    author,
    // Two administrators must not demote one another at the same moment
    sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`,
    sql`with done as (
          update users set role = ${role} where id = ${id}
             and (role <> 'admin' or ${role} = 'admin'
               or exists (select from users where role = 'admin' and id <> ${id}))
           returning 1
        )
        select exists (select from done) as changed, exists (select from users where id = ${id}) as found`,
  );
  if (done?.changed) return 'changed';
  return done?.found ? 'last admin' : 'missing';
}

export type Deletion = 'DELETED' | 'MISSING' | 'UNSETTLED' | 'LAST_ADMIN';

/** Deletes an account and makes what must stay nameless; see delete_account in the migrations. */
export async function deleteAccount(author: Author, id: number): Promise<Deletion> {
  const [done] = await write<{ outcome: Deletion }>(author, sql`select delete_account(${id}::int) as outcome`);
  if (!done) throw new Error('delete_account answers one row');
  return done.outcome;
}

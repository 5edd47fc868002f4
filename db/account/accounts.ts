import { linkHours } from '../../src/domain/account/user.ts';
import { everyRole, isRaise, type Role } from '../../src/domain/kernel/roles.ts';
import { type NewLink, queueMail, queueNotice } from '../mail/account-mails.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import type { Written } from '../row/write.ts';
import { type Author, row, sql, write } from '../sql.ts';
import { proving } from './address-proofs.ts';

/** What signing in needs to know of an account. */
export interface Account {
  id: number;
  email: string;
  role: Role;
  password_hash: string | null;
}

export const findAccountById = (id: number): Promise<Account | undefined> =>
  row<Account>(sql`select id, email, role, password_hash from users where id = ${id}`);

export const findAccount = (email: string): Promise<Account | undefined> =>
  row<Account>(sql`select id, email, role, password_hash from users where email = ${email}`);

interface NewAccount {
  email: string;
  first_name: string;
  last_name: string;
}

/**
 * Registers a client, whose address is yet to be proven by a mail's link; undefined where the e-mail is taken. The
 * browser is known from then on: the link opened in it leaves the account as it is.
 */
export async function register(
  { email, first_name, last_name }: NewAccount,
  passwordHash: string,
  proof: NewLink,
  deviceHash: string,
  ip: string,
): Promise<number | undefined> {
  // A stored password has a salt of its own: who finds theirs there has made the account
  const mine = sql`exists (select from users where email = ${email} and password_hash = ${passwordHash})`;
  const [created] = await write<{ id: number }>(
    'gość',
    sql`insert into users (email, first_name, last_name, password_hash, proven)
          values (${email}, ${first_name}, ${last_name}, ${passwordHash}, false)
          on conflict (email) do nothing`,
    ...proving(proof, email, sql`u.email = ${email} and ${mine}`),
    sql`insert into devices (users_id, hash) select id, ${deviceHash} from users where email = ${email} and ${mine}`,
    sql`insert into login_log (first_name, email, login_details)
          select ${first_name}, ${email},
            case when ${mine} then 'Rejestracja' else 'Rejestracja: e-mail jest zajęty' end || ${`, ${ip}`}`,
    sql`select id from users where email = ${email} and ${mine}`,
  );
  return created?.id;
}

/**
 * Makes an account for a member of staff, with a link by which they set its password; undefined where the e-mail is
 * taken. Until then nobody can sign in to it, and its address is not proven.
 */
export async function invite(
  writer: Writer,
  { email, first_name, last_name, role }: NewAccount & { role: Role },
  link: NewLink,
): Promise<number | undefined> {
  const { id, hash } = link;
  const isMade = sql`exists (select from reset_tokens where id = ${id}::uuid)`;
  const [invited] = await writeOnce<{ id: number }>(
    writer,
    sql`select users_id as id from reset_tokens where id = ${id}::uuid`,
    {
      first: [
        sql`with made as (
              insert into users (email, first_name, last_name, role, proven)
                values (${email}, ${first_name}, ${last_name}, ${role}, false)
                on conflict (email) do nothing returning users.id
            )
            insert into reset_tokens (id, hash, users_id, expires_at)
              select ${id}::uuid, ${hash}, made.id, clock() + make_interval(hours => ${linkHours}::int) from made`,
        queueMail('reset_link', email, { id, hash, role }, isMade),
        queueNotice(
          'staff_invited',
          writer.author,
          sql`select u.id, u.role from users u join reset_tokens r on r.users_id = u.id where r.id = ${id}::uuid`,
        ),
        sql`insert into login_log (first_name, email, login_details)
              select ${first_name}, ${email}, 'Zaproszenie od administratora' where ${isMade}`,
      ],
    },
  );
  return invited?.id;
}

type RoleOutcome = Written | 'missing' | 'stale' | 'unproven' | 'last admin';

/**
 * Gives an account a role, unless its address is not proven; the last administrator stays one. All administrators are
 * told of one that lets its holder do more.
 */
export async function setRole(author: Author, id: number, role: Role, version: number | null): Promise<RoleOutcome> {
  const raisedFrom = everyRole.filter((from) => isRaise(from, role));
  // A statement that changes a row reads it as it was
  const raised = sql`select u.id, u.role as before, ${role} as role from users u, done
                      where u.id = ${id} and u.role = any(${raisedFrom})`;
  const isFresh = sql`(${version}::int is null or u.version = ${version}::int)`;
  const [found] = await write<{ version: number | null; before: number; fresh: boolean; proven: boolean }>(
    author,
    // Two administrators must not demote one another at the same moment
    sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`,
    sql`with done as (
          update users u set role = ${role} where id = ${id} and proven and ${isFresh}
             and (role <> 'admin' or ${role} = 'admin'
               or exists (select from users where role = 'admin' and id <> ${id}))
           returning version
        ), told as (${queueNotice('role_raised', author, raised)})
        select (select version from done) as version, version as before, ${isFresh} as fresh, proven
          from users u where id = ${id}`,
  );
  if (!found) return 'missing';
  if (found.version) return { version: found.version, changed: found.version !== found.before };
  if (!found.fresh) return 'stale';
  return found.proven ? 'last admin' : 'unproven';
}

type Deletion = 'DELETED' | 'MISSING' | 'UNSETTLED' | 'LAST_ADMIN';

/** Deletes an account and makes what must stay nameless; see db/functions/delete_account.sql. */
export async function deleteAccount(author: Author, id: number): Promise<Deletion> {
  const [answer] = await write<{ outcome: Deletion }>(author, sql`select delete_account(${id}::int) as outcome`);
  if (!answer) throw new Error('delete_account answers one row');
  return answer.outcome;
}

import { queueMail } from '../mail/account-mails.ts';
import { type Query, row, rows, sql, write } from '../sql.ts';
import type { Account } from './accounts.ts';
import { demandOpening, type Opening } from './openings.ts';

/** How long a challenge may be answered, in seconds. */
const patience = 300;

interface Passkey {
  id: string;
  name: string;
  create_time: string;
  last_used: string | null;
}
/** A key as a signature is checked with it. */
export interface StoredPasskey {
  id: string;
  users_id: number;
  public_key: string;
  uses: number;
  transports: string[];
}

export const listPasskeys = (usersId: number): Promise<Passkey[]> =>
  rows(sql`select id, name, create_time, last_used from passkeys where users_id = ${usersId} order by create_time, id`);

export const findPasskey = (id: string): Promise<StoredPasskey | undefined> =>
  row(sql`select id, users_id, public_key, uses::int as uses, transports from passkeys where id = ${id}`);

/** Keeps a challenge, by its hash, for whoever adds a key; null: anybody may sign in with theirs. */
export const keepChallenge = (hash: string, usersId: number | null): Promise<unknown> =>
  rows(
    sql`with old as (delete from passkey_challenges where expires_at < clock())
        insert into passkey_challenges (hash, users_id, expires_at)
        values (${hash}, ${usersId}::int, clock() + make_interval(secs => ${patience}::int))`,
  );

/** Takes a challenge, which then is gone; false where it was not kept for them, was taken before or is too old. */
export const takeChallenge = async (hash: string, usersId: number | null): Promise<boolean> =>
  (
    await rows(
      sql`delete from passkey_challenges where hash = ${hash} and users_id is not distinct from ${usersId}::int
            and expires_at > clock() returning hash`,
    )
  ).length > 0;

interface NewPasskey extends Omit<StoredPasskey, 'users_id'> {
  name: string;
}

type Owner = Pick<Account, 'id' | 'email'>;

/** Adds a key; false where somebody has it already, or its owner has so many. */
export async function addPasskey(owner: Owner, key: NewPasskey, most: number, by: Opening): Promise<boolean> {
  const added = await write(
    owner.id,
    demandOpening(owner.id, by),
    sql`insert into passkeys (id, users_id, name, public_key, uses, transports)
        select ${key.id}, ${owner.id}, ${key.name}, ${key.public_key}, ${key.uses}, ${key.transports}
         where (select count(*) from passkeys where users_id = ${owner.id}) < ${most}::int
        on conflict (id) do nothing`,
    ...tellOf(owner, key.id, 'ADDED'),
    sql`select 1 from passkeys where id = ${key.id} and users_id = ${owner.id}`,
  );
  return added.length > 0;
}

export const renamePasskey = async (usersId: number, id: string, name: string): Promise<boolean> =>
  (await rows(sql`update passkeys set name = ${name} where id = ${id} and users_id = ${usersId} returning id`)).length >
  0;

/** Removes one of somebody's keys; false where it is not theirs. */
export async function removePasskey(owner: Owner, id: string): Promise<boolean> {
  const removed = await write(
    owner.id,
    ...tellOf(owner, id, 'REMOVED'),
    sql`delete from passkeys where id = ${id} and users_id = ${owner.id} returning id`,
  );
  return removed.length > 0;
}

const words = { ADDED: 'Dodano klucz dostępu: ', REMOVED: 'Usunięto klucz dostępu: ' };
/**
 * What tells of a key while it is there and theirs: the login history, and a mail, for a new password leaves the keys
 * as they are.
 */
const tellOf = (owner: Owner, id: string, what: keyof typeof words): Query[] => [
  sql`insert into login_log (first_name, email, login_details)
      select u.first_name, u.email, ${words[what]}::text || p.name
        from users u join passkeys p on p.users_id = u.id where p.id = ${id} and u.id = ${owner.id}`,
  queueMail(
    'key_changed',
    owner.email,
    { at: new Date().toISOString(), what },
    sql`exists (select from passkeys where id = ${id} and users_id = ${owner.id})`,
  ),
];

/** Notes a use of a key; false where it was used so often before, or is gone. */
export const countUse = async (id: string, uses: number): Promise<boolean> =>
  (
    await rows(
      sql`update passkeys set uses = ${uses}, last_used = clock()
           where id = ${id} and (uses < ${uses} or (uses = 0 and ${uses} = 0)) returning id`,
    )
  ).length > 0;

/** SQL: does the role of user `t` demand that session `s` was opened by a passkey, and was it not? */
export const lacksPasskey = (): Query =>
  sql`(not s.passkey and exists (select from passkey_roles r where r.role = t.role))`;

export const needsPasskey = async (role: string): Promise<boolean> =>
  (await row(sql`select 1 from passkey_roles where role = ${role}`)) !== undefined;

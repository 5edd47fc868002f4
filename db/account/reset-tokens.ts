import { linkHours } from '../../src/domain/account/user.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { type AccountMail, type NewLink, queueMail } from '../mail/account-mails.ts';
import { row, rows, sql, write } from '../sql.ts';
import { logged } from './login-log.ts';
import { setPassword } from './passwords.ts';

/** How many links an hour go to one account, however many are asked for; fewer while its address is not proven. */
const mostAnHour = 5;

/** Queues the mail with a link, if there is such an account. */
export async function requestReset(email: string, facts: AccountMail['reset_link'], details: string): Promise<void> {
  const { id, hash, role } = facts;
  await write(
    'gość',
    sql`insert into reset_tokens (id, hash, users_id, expires_at)
      select ${id}::uuid, ${hash}, u.id, clock() + make_interval(hours => ${linkHours}::int) from users u
         where u.email = ${email}
           and case when (select count(*) from reset_tokens r
                           where r.users_id = u.id and r.create_time > clock() - interval '1 hour') >= ${mostAnHour}
                    then false else u.proven or may_get_link(u.email) end`,
    queueMail(
      'reset_link',
      email,
      { id, hash, ...(role && { role }) },
      sql`exists (select from reset_tokens where id = ${id}::uuid)`,
    ),
    logged(email, details),
  );
}

/** A token for somebody who has just shown that the account is theirs. */
export async function grantReset(usersId: number, { id, hash }: NewLink): Promise<void> {
  await rows(
    sql`insert into reset_tokens (id, hash, users_id, expires_at)
      values (${id}::uuid, ${hash}, ${usersId}, clock() + interval '15 minutes')`,
  );
}

/** A token for whoever has just opened this proof, where the account has no password any more; false where it has. */
export const grantAfterProof = async (proofHash: string, { id, hash }: NewLink): Promise<boolean> =>
  (
    await rows(
      sql`insert into reset_tokens (id, hash, users_id, expires_at)
          select ${id}::uuid, ${hash}, u.id, clock() + interval '15 minutes'
            from address_proofs p join users u on u.id = p.users_id
           where p.hash = ${proofHash} and u.password_hash is null
          returning id`,
    )
  ).length > 0;

export interface Reset {
  usersId: number;
  email: string;
  role: Role;
  used: boolean;
  expired: boolean;
}

export const findReset = (hash: string): Promise<Reset | undefined> =>
  row<Reset>(sql`
    select u.id as "usersId", u.email, u.role, r.used_time is not null as used, r.expires_at <= clock() as expired
      from reset_tokens r join users u on u.id = r.users_id where r.hash = ${hash}`);

/**
 * Spends a token on a new password, and the account's other links with it; false where somebody was faster. Whoever
 * opened the link has the address: it is proven, and what a stranger who registered it had of it ends.
 */
export const spendReset = (
  { usersId, email }: Reset,
  hash: string,
  passwordHash: string,
  details: string,
): Promise<boolean> =>
  setPassword(
    { usersId, email, passwordHash, details },
    sql`with spent as (
          update reset_tokens set used_time = clock()
           where hash = ${hash} and used_time is null and expires_at > clock()
          returning users_id
        )
        update users u set password_hash = ${passwordHash} from spent where u.id = spent.users_id`,
    (mine) => [
      sql`select end_access(id), prove_address(id, email) from users where id = ${usersId} and not proven and ${mine}`,
      sql`update reset_tokens set used_time = clock() where users_id = ${usersId} and used_time is null and ${mine}`,
    ],
  );

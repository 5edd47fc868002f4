import { linkHours } from '../../src/domain/account/user.ts';
import { type NewLink, queueMail } from '../mail/account-mails.ts';
import { type Author, type Query, row, sql, write } from '../sql.ts';

/** Statements that mail a link to `email` which proves it for an account `u`, if that address may get one today. */
export const proving = ({ id, hash }: NewLink, email: string, account: Query): [Query, Query] => [
  sql`insert into address_proofs (id, hash, users_id, email, expires_at, by_owner)
      select ${id}::uuid, ${hash}, u.id, ${email}, clock() + make_interval(hours => ${linkHours}::int),
             coalesce(current_setting('app.user', true), '') = u.id::text
        from users u
       where case when ${account} then may_get_link(${email}) end`,
  queueMail('address_proof', email, { id, hash }, sql`exists (select from address_proofs where id = ${id}::uuid)`),
];

/** Mails somebody a link that proves an address; false where it has got too many today. */
export async function requestProof(author: Author, usersId: number, email: string, proof: NewLink): Promise<boolean> {
  const found = await write(
    author,
    ...proving(proof, email, sql`u.id = ${usersId}`),
    sql`select 1 from address_proofs where id = ${proof.id}::uuid`,
  );
  return found.length > 0;
}

/** Is this the address of another account? */
export const isTaken = async (email: string): Promise<boolean> =>
  (await row(sql`select 1 from users where email = ${email}`)) !== undefined;

export type ProofOutcome = 'PROVEN' | 'MISSING' | 'USED' | 'EXPIRED' | 'TAKEN' | 'ELSEWHERE' | 'UNKNOWN';

interface Opening {
  deviceHash: string;
  /** Whoever opens it lets all that opened the account so far end. */
  anew: boolean;
}
/** Opens a link in a browser: from then on the address it was mailed to is its account's. See open_proof. */
export async function openProof(hash: string, { deviceHash, anew }: Opening, details: string): Promise<ProofOutcome> {
  const [answer] = await write<{ outcome: ProofOutcome }>(
    'gość',
    sql`select set_config('app.device', ${deviceHash}, true), set_config('app.anew', ${anew ? 'yes' : ''}, true)`,
    sql`select open_proof(${hash}, ${details}) as outcome`,
  );
  if (!answer) throw new Error('open_proof answers one row');
  return answer.outcome;
}

/** Gives up the address that an account is to get, if `when` holds: whoever sets a new password may not have asked. */
export const forgetPending = (usersId: number, when: Query): Query =>
  sql`update users set pending_email = null where id = ${usersId} and pending_email is not null and ${when}`;

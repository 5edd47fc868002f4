import { queueMail } from '../mail/account-mails.ts';
import { row, rows, sql, write } from '../sql.ts';
import type { Account } from './accounts.ts';
import { logged } from './login-log.ts';
import { demandOpening, type Opening } from './openings.ts';

/** How many codes somebody has left. */
export async function countBackupCodes(usersId: number): Promise<number> {
  const found = await row<{ left: number }>(
    sql`select count(*)::int as left from backup_codes where users_id = ${usersId}`,
  );
  return found?.left ?? 0;
}

/** Keeps new codes in place of those that somebody had. */
export const keepBackupCodes = (
  owner: Pick<Account, 'id' | 'email'>,
  hashes: string[],
  by: Opening,
): Promise<unknown> =>
  write(
    owner.id,
    demandOpening(owner.id, by),
    sql`delete from backup_codes where users_id = ${owner.id}`,
    sql`insert into backup_codes (users_id, hash) select ${owner.id}, unnest(${hashes}::text[])`,
    logged(owner.email, 'Nowe kody zapasowe za klucz dostępu'),
    queueMail('key_changed', owner.email, { at: new Date().toISOString(), what: 'BACKUP_CODES' }),
  );

/** Takes a code, which then is gone; false where it is not theirs, or was taken before. */
export const takeBackupCode = async (usersId: number, hash: string): Promise<boolean> =>
  (await rows(sql`delete from backup_codes where users_id = ${usersId} and hash = ${hash} returning hash`)).length > 0;

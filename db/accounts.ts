import type { Role } from '../src/domain/roles.ts';
import { sql, write } from './sql.ts';

/** Gives an account a role; the last administrator stays one. */
export async function setRole(author: string, id: number, role: Role): Promise<'changed' | 'missing' | 'last admin'> {
  const [done] = await write<{ changed: boolean; found: boolean }>(
    author,
    // Two administrators must not demote one another at the same moment
    sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`,
    sql`with done as (
          update users set role = ${role} where id = ${id}
             and (role <> 'admin' or ${role} = 'admin' or exists (select from users where role = 'admin' and id <> ${id})) returning 1
        )
        select exists (select from done) as changed, exists (select from users where id = ${id}) as found`,
  );
  if (done?.changed) return 'changed';
  return done?.found ? 'last admin' : 'missing';
}

export type Deletion = 'DELETED' | 'MISSING' | 'UNSETTLED' | 'LAST_ADMIN';

/** Deletes an account and makes what must stay nameless; see delete_account in the migrations. */
export async function deleteAccount(author: string, id: number): Promise<Deletion> {
  const [done] = await write<{ outcome: Deletion }>(author, sql`select delete_account(${id}::int) as outcome`);
  if (!done) throw new Error('delete_account answers one row');
  return done.outcome;
}

/** Makes guests' orders nameless that ended so many days ago; answers how many. */
export async function forgetGuests(days: number): Promise<number> {
  const [done] = await write<{ forgotten: number }>('system', sql`select forget_guests(${days}::int) as forgotten`);
  return done?.forgotten ?? 0;
}

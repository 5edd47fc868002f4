import type pg from 'pg';
import { linkHours } from '../../src/domain/account/user.ts';
import type { NewLink } from '../mail/account-mails.ts';

/**
 * Makes an account an administrator's, or a new one without a password, and lets `reset` set its password once. What
 * somebody registered whose address was never proven opens to that link alone.
 */
export async function createAdmin(client: pg.Client, email: string, { id, hash }: NewLink): Promise<void> {
  await client.query('begin');
  await client.query("select set_config('app.user', 'npm run admin', true)");
  await client.query('select end_access(id) from users where email = $1 and not proven', [email]);
  await client.query(
    `insert into users (email, first_name, last_name, role) values ($1, 'Administrator', 'Lotniska', 'admin')
      on conflict (email) do update
        set role = 'admin', proven = true, password_hash = case when users.proven then users.password_hash end`,
    [email],
  );
  await client.query(
    `insert into reset_tokens (id, hash, users_id, expires_at) select $1, $2, u.id, clock() + make_interval(hours => $4)
      from users u where u.email = $3`,
    [id, hash, email, linkHours],
  );
  await client.query('commit');
}

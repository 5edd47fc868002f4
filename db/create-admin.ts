import type pg from 'pg';
import type { NewReset } from './reset-tokens.ts';

/** Makes an account an administrator's, or a new one without a password, and lets `reset` set its password once. */
export async function createAdmin(client: pg.Client, email: string, { id, hash }: NewReset): Promise<void> {
  await client.query('begin');
  await client.query("select set_config('app.user', 'npm run admin', true)");
  await client.query(
    `insert into users (email, first_name, last_name, role) values ($1, 'Administrator', 'Lotniska', 'admin')
      on conflict (email) do update set role = 'admin'`,
    [email],
  );
  await client.query(
    `insert into reset_tokens (id, hash, users_id, expires_at) select $1, $2, u.id, now() + interval '24 hours'
      from users u where u.email = $3`,
    [id, hash, email],
  );
  await client.query('commit');
}

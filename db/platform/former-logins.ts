import pg from 'pg';
import { applicationRole } from '../application-role.ts';

/** Of a role, in a database that other applications do not share: no rights are left, and no login. */
const takeAway = (role: string): string[] => [
  `alter role ${role} nologin`,
  `revoke all on all tables in schema public from ${role}`,
  `revoke all on all sequences in schema public from ${role}`,
  `revoke all on schema public from ${role}`,
];

/** Postgres drops no role that another database of the same server still knows. */
const dependedOn = '2BP01';

/**
 * Ends the logins that the application had with earlier SECRETs, so that who has an old one has no database; answers
 * their names. As long as one is still used, in SECRET_PREVIOUS, all stay: functions of the deploy before log in by it.
 */
export async function dropFormerLogins(databaseUrl: string, [secret = '', ...previous]: string[]): Promise<string[]> {
  if (previous.length > 0) return [];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>(
      `select quote_ident(rolname) as role from pg_roles
        where rolname ~ '^lotnisko_[0-9a-f]{12}$' and rolname <> $1
          and has_table_privilege(oid, 'public.users', 'select') order by 1`,
      [applicationRole(secret).name],
    );
    for (const { role } of rows) {
      for (const statement of takeAway(role)) await client.query(statement);
      await client.query(`drop role ${role}`).catch((error) => {
        if (!(error instanceof pg.DatabaseError) || error.code !== dependedOn) throw error;
      });
    }
    return rows.map(({ role }) => role);
  } finally {
    await client.end();
  }
}

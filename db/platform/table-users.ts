import type pg from 'pg';

/** Who uses tables of this database in a transaction that goes on, for whoever has to wait for them. */
export async function tableUsers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ pid: number; who: string; state: string; since: Date; tables: string }>(
    `select pid, coalesce(usename, backend_type) as who, coalesce(state, 'unknown') as state, xact_start as since,
            string_agg(distinct relation::regclass::text, ', ') as tables
       from pg_locks
       join pg_stat_activity using (pid)
       join pg_class on pg_class.oid = relation and relkind = 'r' and relnamespace = 'public'::regnamespace
      where granted and pid <> pg_backend_pid() and datname = current_database()
      group by pid, who, 3, since
      order by since`,
  );
  return rows.map(
    ({ pid, who, state, since, tables }) =>
      `${tables} by process ${pid} of ${who} (${state}${since ? ` since ${since.toISOString()}` : ''})`,
  );
}

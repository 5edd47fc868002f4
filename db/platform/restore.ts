import pg from 'pg';
import { asText, copyIn, copyOut, type Manifest, readManifest, tablesOf } from './backup.ts';
import { applyMigrations, migrationNames } from './pending-migrations.ts';

/** The backup cannot be restored there, or not by this build. Nothing was changed. */
export class RestoreRefused extends Error {}

/**
 * Fills an empty database from a backup, in one transaction and as its plain owner: the schema that the rows fit, the
 * rows, and what they come to held against what was backed up. Migrating to the newest schema follows (see migrate.ts).
 */
export async function restore(databaseUrl: string, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const unknown = manifest.migrations.filter((name) => !migrationNames().includes(name));
  if (unknown.length > 0) throw new RestoreRefused(`The backup is of a newer build, which has ${unknown.join(', ')}`);
  const client = new pg.Client({ connectionString: databaseUrl, options: asText });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    if (rows.length > 0)
      throw new RestoreRefused('That database has tables already: a backup is restored into an empty one');
    await client.query('begin');
    await applyMigrations(client, manifest.migrations);
    await fill(client, manifest, folder);
    await client.query('commit');
    return manifest;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, { tables, sequences }: Manifest, folder: string): Promise<void> {
  const there = await tablesOf(client);
  const missing = there.filter((table) => !tables[table]);
  if (missing.length > 0) throw new RestoreRefused(`The backup lacks ${missing.join(', ')}`);
  // Rows come table by table, and triggers have done their work already. Switching off the triggers of foreign keys
  // would need a superuser, so the keys go and come back, which checks them
  const { rows: keys } = await client.query<{ of: string; name: string; says: string }>(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as says
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { of, name } of keys) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const table of there) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${there.join(', ')}`);
  for (const table of there) {
    await copyIn(client, table, folder);
    demandSame(table, tables[table], await copyOut(client, table));
  }
  for (const { of, name, says } of keys) await client.query(`alter table ${of} add constraint ${name} ${says}`);
  for (const table of there) await client.query(`alter table ${table} enable trigger user`);
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await client.query('select setval($1::regclass, $2)', [name, last]);
}

function demandSame(
  table: string,
  backedUp: Manifest['tables'][string] | undefined,
  restored: Manifest['tables'][string],
) {
  if (backedUp?.hash === restored.hash && backedUp.rows === restored.rows) return;
  throw new RestoreRefused(
    `${table} is not what was backed up: ${restored.rows} rows of ${backedUp?.rows}. The backup is damaged`,
  );
}

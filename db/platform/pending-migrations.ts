import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MigrationBuilder, runner } from 'node-pg-migrate';
import type pg from 'pg';

const dir = fileURLToPath(new URL('../migrations', import.meta.url));

/** Applies the migrations that are not applied yet, within the transaction of the client; answers their names. */
export async function applyMigrations(client: pg.Client): Promise<string[]> {
  const applied = await runner({
    dbClient: client,
    dir,
    direction: 'up',
    migrationsTable: 'migrations',
    count: Number.POSITIVE_INFINITY,
    noLock: true,
    // One that was written beside others may arrive after theirs: none depends on a number that is not its own
    checkOrder: false,
    migrationLoaderStrategies: [{ extensions: ['.sql'], loader: async (paths) => paths.map(load) }],
    log: () => {},
  });
  return applied.map(({ name }) => name);
}

/** A migration that begins and commits nothing by itself. */
function load(path: string) {
  const [text = ''] = readFileSync(path, 'utf8').split(/^-- Down Migration$/m);
  const up = (builder: MigrationBuilder) => {
    builder.noTransaction();
    builder.sql(text);
    // What a migration has written is checked with it: the next one may not alter a table whose checks still wait
    builder.sql('set constraints all immediate');
  };
  return { id: path, filePaths: [path], actions: { up } };
}

/** The migrations of a newer build, which this one does not have. */
export async function unknownMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  const files = new Set(readdirSync(dir));
  return rows.map(({ name }) => name).filter((name) => !files.has(`${name}.sql`));
}

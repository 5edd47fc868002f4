import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MigrationBuilder, runner } from 'node-pg-migrate';
import pg from 'pg';

const dir = fileURLToPath(new URL('../migrations', import.meta.url));

/** Something of db/migrations or db/functions could not be applied, and nothing was changed; it says why. */
export class FailedMigration extends Error {}

/** The migrations of this build, in order. */
export const migrationNames = (): string[] =>
  readdirSync(dir)
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();

/**
 * Applies the migrations that are not applied yet, within the transaction of the client; answers their names. `only`:
 * those of an older schema, whose rows are to be restored.
 */
export async function applyMigrations(client: pg.Client, only?: readonly string[]): Promise<string[]> {
  const isAsked = (path: string) => !only || only.includes(basename(path, '.sql'));
  let current = '';
  const begin = (path: string) => {
    current = basename(path);
  };
  const applied = await runner({
    dbClient: client,
    dir,
    direction: 'up',
    migrationsTable: 'migrations',
    count: Number.POSITIVE_INFINITY,
    noLock: true,
    // One that was written beside others may arrive after theirs: none depends on a number that is not its own
    checkOrder: false,
    migrationLoaderStrategies: [
      { extensions: ['.sql'], loader: async (paths) => paths.filter(isAsked).map(load(begin)) },
    ],
    log: () => {},
  }).catch((error) => {
    if (!current || !(error instanceof pg.DatabaseError)) throw error;
    throw new FailedMigration(`db/migrations/${current}: ${error.message}`, { cause: error });
  });
  return applied.map(({ name }) => name);
}

/** A migration that begins and commits nothing by itself, and says when it begins. */
const load = (begin: (path: string) => void) => (path: string) => {
  const [text = ''] = readFileSync(path, 'utf8').split(/^-- Down Migration$/m);
  const up = (builder: MigrationBuilder) => {
    begin(path);
    builder.noTransaction();
    builder.sql(text);
    // What a migration has written is checked with it: the next one may not alter a table whose checks still wait
    builder.sql('set constraints all immediate');
  };
  return { id: path, filePaths: [path], actions: { up } };
};

/** The migrations of a newer build, which this one does not have. */
export async function unknownMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  const names = new Set(migrationNames());
  return rows.map(({ name }) => name).filter((name) => !names.has(name));
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** What a backup holds, so that a restore can be held against it. */
export interface Manifest {
  madeAt: string;
  /** The schema that its rows fit. */
  migrations: string[];
  /** SHA-256 of a table's rows as COPY writes them, in the order in which they lie there. */
  tables: Record<string, { rows: number; hash: string }>;
  /** What each sequence gave last; null: nothing yet. */
  sequences: Record<string, string | null>;
}

/** Rows are written as text that depends on no setting of the session; what is copied may take as long as it takes. */
export const asText = ['timezone=UTC', 'datestyle=ISO', 'extra_float_digits=3', 'statement_timeout=0']
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Written anew by migrating: what was applied is a matter of the build. */
const ofMigrating = ['migrations', 'applied_functions'];

/** Copies all rows as they are at one moment into a folder, beside whoever writes meanwhile. */
export async function backUp(databaseUrl: string, folder: string): Promise<Manifest> {
  mkdirSync(folder, { recursive: true });
  const client = new pg.Client({ connectionString: databaseUrl, options: asText });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const manifest: Manifest = {
      madeAt: new Date().toISOString(),
      migrations: (await client.query('select name from migrations order by id')).rows.map(({ name }) => name),
      tables: {},
      sequences: await sequencesOf(client),
    };
    for (const table of await tablesOf(client)) manifest.tables[table] = await copyOut(client, table, folder);
    await client.query('commit');
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await client.end();
  }
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/** The tables whose rows people or the product wrote, by name. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> all ($1) order by 1`,
    [ofMigrating],
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'
        and sequencename not like 'migrations%'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

const fileOf = (folder: string, table: string) => join(folder, `${table}.copy.gz`);

/** The columns that are stored, not computed from others. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0].names;
}

/** Reads a table's rows, into a file where there is a folder for it. */
export async function copyOut(client: pg.Client, table: string, folder?: string): Promise<Manifest['tables'][string]> {
  const source = client.query(to(`copy ${table} (${await columnsOf(client, table)}) to stdout`));
  const { hashed, hash } = hashing();
  if (folder) await pipeline(source, hashed, createGzip(), createWriteStream(fileOf(folder, table)));
  else await pipeline(source, hashed, async (bytes) => void (await Array.fromAsync(bytes, () => null)));
  return { rows: source.rowCount, hash: hash() };
}

/** Writes a file's rows into the table. */
export async function copyIn(client: pg.Client, table: string, folder: string): Promise<Manifest['tables'][string]> {
  const target = client.query(from(`copy ${table} (${await columnsOf(client, table)}) from stdin`));
  const { hashed, hash } = hashing();
  await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), hashed, target);
  return { rows: target.rowCount, hash: hash() };
}

/** Passes bytes on, and knows their SHA-256 at the end. */
function hashing(): { hashed: Transform; hash(): string } {
  const sum = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  return { hashed, hash: () => sum.digest('hex') };
}

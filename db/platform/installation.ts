import type pg from 'pg';

/** A database that this deploy must not touch. */
export class WrongDatabase extends Error {}

/** Where a database is, through its pooler or not. A branch of it has an address of its own. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname.replace('-pooler.', '.')}:${port || 5432}${pathname}`;
}

/** Where the database of the functions is: its copies and previews are elsewhere. */
export function databasePlace(): string {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set');
  return placeOf(DATABASE_URL);
}

/** Before anything is migrated: production takes no demo, and production's database is migrated by production alone. */
export async function assertOwnDatabase(client: pg.Client, databaseUrl: string, context: string): Promise<void> {
  const table = await client.query("select to_regclass('installation') is not null as there");
  if (!table.rows[0].there) return;
  const { rows } = await client.query(
    `select production_at, demo or exists (select from users where email like '%@lotnisko.example') as demo
       from installation`,
  );
  const [{ demo, production_at }] = rows;
  if (context === 'production' && demo)
    throw new WrongDatabase(
      'This database was filled with demo data, whose passwords everybody knows: use an empty one',
    );
  if (context !== 'production' && production_at === placeOf(databaseUrl))
    throw new WrongDatabase(`This is production's database: give '${context}' a DATABASE_URL of its own`);
}

export const markProduction = (client: pg.Client, databaseUrl: string): Promise<unknown> =>
  client.query('update installation set production_at = $1', [placeOf(databaseUrl)]);

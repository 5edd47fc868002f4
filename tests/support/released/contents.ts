import pg from 'pg';
import { tablesOf } from '../../../db/platform/backup.ts';

type Row = Record<string, unknown>;
/** All rows of each table, by their primary key. */
export type Contents = Map<string, Map<string, Row>>;

/** What stands in a database: its rows, without what is computed of others, and the money that came and went back. */
export async function contentsOf(databaseUrl: string): Promise<{ contents: Contents; money: unknown }> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const contents: Contents = new Map();
    for (const table of await tablesOf(client)) contents.set(table, await rowsOf(client, table));
    const { rows } = await client.query(contents.has('payments') ? paidApart : paidInOrders);
    return { contents, money: rows[0] };
  } finally {
    await client.end();
  }
}

async function rowsOf(client: pg.Client, table: string): Promise<Map<string, Row>> {
  const { rows } = await client.query<{ key: string; row: Row }>(
    `select (select string_agg(to_jsonb(t) ->> attname, ' ' order by attname) from pg_index i
               join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
              where i.indrelid = $1::regclass and i.indisprimary) as key,
            to_jsonb(t) - (select coalesce(array_agg(attname::text), '{}') from pg_attribute
                            where attrelid = $1::regclass and attgenerated <> '') as row
       from ${table} t`,
    [table],
  );
  return new Map(rows.map(({ key, row }) => [key ?? JSON.stringify(row), row]));
}

const paidApart = `
  select (select sum(amount) from payments where state = 'PAID') as paid, (select sum(amount) from refunds) as refunded,
         (select sum(amount) from orders) as ordered`;
const paidInOrders = `
  select sum(amount) filter (where state not in ('HELD', 'EXPIRED') and intent_id is not null) as paid,
         sum(amount) filter (where state in ('REFUND_PENDING', 'REFUNDED')) as refunded, sum(amount) as ordered
    from orders`;

/** What is otherwise afterwards: 'cars: 2 rows gone', 'cars: 1 row new', 'cars.model: 3 rows'. */
export function changesOf(before: Contents, after: Contents): Map<string, string> {
  const found = new Map<string, string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? new Map<string, Row>();
    const gone = [...rows.keys()].filter((key) => !now.has(key));
    const fresh = [...now.keys()].filter((key) => !rows.has(key));
    if (gone.length > 0) found.set(`${table} gone`, `${gone.length} of ${rows.size} rows`);
    if (fresh.length > 0) found.set(`${table} new`, `${fresh.length} rows`);
    const [some] = rows.values();
    for (const column of Object.keys(some ?? {})) {
      const other = [...rows].filter(([key, row]) => isOther(row[column], now.get(key), column));
      if (other.length > 0) found.set(`${table}.${column}`, `${other.length} of ${rows.size} rows`);
    }
  }
  return found;
}

/** A column that is no more is not looked at, nor is a row that is none. */
const isOther = (was: unknown, row: Row | undefined, column: string): boolean =>
  row !== undefined && column in row && JSON.stringify(was) !== JSON.stringify(row[column]);

/** Columns, checks, keys, indexes and triggers as Postgres writes them, and whether it holds all rows to them. */
export const schema = `
  select table_name || '.' || column_name as name, concat_ws(' ', data_type, is_nullable, column_default) as says
    from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass || ' ' || conname, concat_ws(' ', pg_get_constraintdef(oid), convalidated, condeferred)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexrelid::regclass::text, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
    from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace
  union all
  select tgrelid::regclass || ' ' || tgname, concat_ws(' ', pg_get_triggerdef(oid), tgenabled)
    from pg_trigger where not tgisinternal
  union all
  select oid::regprocedure::text, pg_get_functiondef(oid) from pg_proc p where pronamespace = 'public'::regnamespace
     and prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;

import { query } from './database.ts';

/** What Postgres itself knows of a table: its columns and what it refuses. */
export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

export const columnsOf = (table: string) =>
  query<Column & Record<string, unknown>>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
            is_generated = 'ALWAYS' as generated
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );

/** A table's checks, with their conditions as Postgres writes them: without casts, and apart where `and` joins them. */
export async function checksOf(table: string): Promise<{ name: string; conditions: string[] }[]> {
  const checks = await query<{ name: string; condition: string }>(
    `select conname as name, pg_get_expr(conbin, conrelid, true) as condition from pg_constraint
      where conrelid = $1::regclass and contype = 'c' order by conname`,
    [table],
  );
  return checks.map((check) => {
    const condition = check.condition
      .replace(/'(-?\d+)'::integer/g, '$1')
      .replace(/::\w+/g, '')
      // A column that is called like a type
      .replace(/"(\w+)"/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    return { name: check.name, conditions: condition.startsWith('CASE') ? [condition] : condition.split(' AND ') };
  });
}
export const conditionsOf = async (table: string): Promise<string[]> =>
  (await checksOf(table)).flatMap(({ conditions }) => conditions);

/** The table that each column of foreign keys points at. */
export const foreignKeysOf = async (table: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await query<{ column: string; to: string }>(
        `select a.attname as column, confrelid::regclass::text as to from pg_constraint
           join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
          where conrelid = $1::regclass and contype = 'f'`,
        [table],
      )
    ).map(({ column, to }) => [column, to]),
  );

/** The columns that are the primary key or unique by themselves. */
export const uniqueColumnsOf = (table: string) =>
  query<{ name: string; primary: boolean }>(
    `select a.attname as name, i.indisprimary as primary from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = $1::regclass and i.indisunique and i.indnkeyatts = 1 and i.indpred is null`,
    [table],
  );

/** SQL in lines of the length that any file may have. */
export const inLines = (text: string): string => text.replace(/(.{1,100})(?: |$)/g, '$1\n    ').trimEnd();

/** The words in quotes of an SQL text. */
export const wordsIn = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);

export interface Index {
  /** Its columns with their collations, as a migration writes them. */
  columns: string[];
  /** The condition of a partial one. */
  where: string | null;
  unique: boolean;
}

/** The indexes of a table that can be read in the order of their columns, forwards or backwards. */
export const indexesOf = (table: string) =>
  query<Index & Record<string, unknown>>(
    `select pg_get_expr(i.indpred, i.indrelid) as where, i.indisunique as unique,
            array_agg(pg_get_indexdef(i.indexrelid, n, false)
                      || case c.collname when 'pl-x-icu' then ' collate "pl-x-icu"' else '' end order by n) as columns
       from pg_index i cross join generate_series(1, i.indnkeyatts) n
       left join pg_collation c on c.oid = i.indcollation[n - 1]
      where i.indrelid = $1::regclass and pg_get_indexdef(i.indexrelid) like '%USING btree%'
        and (select count(distinct direction) from unnest(i.indoption::int[]) direction) = 1
      group by i.indexrelid`,
    [table],
  );

/** The statuses in which a row excludes others from its days, by the condition of the table's exclusion constraint. */
export async function excludingStatusesOf(table: string): Promise<string[]> {
  const found = await query<{ condition: string | null }>(
    `select substring(pg_get_constraintdef(oid, true) from 'WHERE .*') as condition from pg_constraint
      where conrelid = $1::regclass and contype = 'x'`,
    [table],
  );
  return found.flatMap(({ condition }) => wordsIn(condition ?? '')).sort();
}

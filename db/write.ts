import { NeonDbError } from '@neondatabase/serverless';
import { entities } from '../src/domain/index.ts';
import type { Entity } from '../src/domain/kernel/entity.ts';
import type { Fields } from '../src/domain/kernel/field.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { bound, columnOf } from './columns.ts';
import { type Writer, writeOnce } from './once.ts';
import { type Author, type Query, raw, rows, sql, write } from './sql.ts';

/** Values by their wire names; a name is always a field of the entity. */
export type Values = Record<string, unknown>;
export type Key = number | string;

const commas = (them: Query[]): Query => them.reduce((left, right) => sql`${left}, ${right}`);
const keyIs = (entity: Entity, key: Key): Query => sql`t.${raw(columnOf(entity.key))} = ${key}`;

/** Statements for a transaction of one's own; `insertRow`, `updateRow` and `deleteRow` run one alone. */
export const inserting = (entity: Entity, values: Values, onConflict: Query = sql``): Query => {
  const given = commas(Object.entries(values).map(([name, value]) => bound((entity.fields as Fields)[name], value)));
  return sql`insert into ${raw(entity.table)} (${raw(Object.keys(values).map(columnOf).join(', '))})
      values (${given}) ${onConflict}
      returning ${raw(columnOf(entity.key))} as id`;
};

interface Narrowed {
  /** The version that was read: a row somebody has written since is not written over. */
  version?: number | null;
  /** Which rows the caller may write, on the table `t`. */
  where?: Query;
}

const updating = (
  entity: Entity,
  key: Key,
  values: Values,
  { version = null, where = sql`true` }: Narrowed = {},
): Query => {
  const changes = commas(
    Object.entries(values).map(
      ([name, value]) => sql`${raw(columnOf(name))} = ${bound((entity.fields as Fields)[name], value)}`,
    ),
  );
  return sql`with done as (update ${raw(entity.table)} t set ${changes}
                            where ${keyIs(entity, key)} and ${where}
                              and (${version}::int is null or t.version = ${version}::int)
                            returning t.version)
             select (select version from done) as version,
               exists (select from ${raw(entity.table)} t where ${keyIs(entity, key)} and ${where}) as found`;
};

export const deleting = (entity: Entity, key: Key, where: Query = sql`true`): Query =>
  sql`delete from ${raw(entity.table)} t where ${keyIs(entity, key)} and ${where} returning 1 as gone`;

/** Adds a row and answers its key; `first` are statements that go before, in the same transaction. */
export async function insertRow(writer: Writer, entity: Entity, values: Values, ...first: Query[]): Promise<Key> {
  const [created] = await writeOnce<{ id: Key }>(writer, inserting(entity, values), { first }).catch((error) =>
    refuseByField(entity, error),
  );
  if (!created) throw new Error(`Nothing was inserted into ${entity.table}`);
  return created.id;
}

/** The row's new version, or why it was not changed. `first` are statements that go before, in the same transaction. */
export async function updateRow(
  author: Author,
  entity: Entity,
  key: Key,
  values: Values,
  narrowed?: Narrowed,
  ...first: Query[]
): Promise<{ version: number } | 'stale' | 'missing'> {
  const statement = updating(entity, key, values, narrowed);
  const [done] = await write<{ version: number | null; found: boolean }>(author, ...first, statement).catch((error) =>
    refuseByField(entity, error),
  );
  if (done?.version) return { version: done.version };
  return done?.found && narrowed?.version ? 'stale' : 'missing';
}

/** Was there such a row to delete? */
export async function deleteRow(author: Author, entity: Entity, key: Key, where?: Query): Promise<boolean> {
  const gone = await write(author, deleting(entity, key, where)).catch(async (error) =>
    isNeeded(entity, error) ? refuseNeeded(entity, key, error) : refuseByField(entity, error),
  );
  return gone.length > 0;
}

/** Do other rows still point at the one that was to be deleted? */
const isNeeded = (entity: Entity, error: unknown): boolean => {
  const refused = causeOf(error);
  return refused?.code === '23503' && refused.table !== entity.table;
};

/** Refuses a deletion by naming what points at the row: how many of each, and the first few that people name. */
async function refuseNeeded(entity: Entity, key: Key, cause: unknown): Promise<never> {
  const pointing = entities.flatMap((other) =>
    Object.entries(other.fields as Fields)
      .filter(([, { to }]) => to === entity.table)
      .map(([name]) => ({ other, column: columnOf(name) })),
  );
  const found = await Promise.all(
    pointing.map(async ({ other, column }) => {
      const keys = await rows<{ key: Key; all: number }>(
        sql`select ${raw(columnOf(other.key))} as key, count(*) over ()::int as all
              from ${raw(other.table)} where ${raw(column)} = ${key} order by 1 limit 3`,
      );
      const total = keys[0]?.all ?? 0;
      const names = isNamed(other) ? keys.map((it) => it.key).join(', ') : '';
      const rest = total - (names ? keys.length : 0);
      return { total, words: `${other.many}: ${names}${names && rest ? ' i ' : ''}${rest || ''}` };
    }),
  );
  const needing = found.filter(({ total }) => total > 0).map(({ words }) => words);
  throw new HttpError(409, `Nie można usunąć, bo korzystają z tego inne wpisy: ${needing.join('; ')}`, undefined, {
    cause,
  });
}

/** Do people give the key, so that it names the row? */
const isNamed = ({ fields, key }: Entity): boolean => key in fields && !(fields as Fields)[key]?.server;

const causeOf = (error: unknown): NeonDbError | undefined =>
  error instanceof HttpError && error.cause instanceof NeonDbError ? error.cause : undefined;

/** Says of a write that was refused which value is taken or which row is not there. */
export function refuseByField(entity: Entity, error: unknown): never {
  const refused = causeOf(error);
  const name = fieldOfConstraint(entity, refused?.constraint);
  if (refused?.code === '23503' && name) {
    const text = (entity.fields as Fields)[name]?.message ?? 'Nie ma takiego wpisu';
    throw new HttpError(400, text, { [name]: text }, { cause: refused });
  }
  if (refused?.code === '23505' && name) {
    const { taken } = (entity.fields as Fields)[name] ?? {};
    const text = taken ?? 'Ta wartość jest już zajęta';
    throw new HttpError(409, taken ?? 'Taki wpis już istnieje', { [name]: text }, { cause: refused });
  }
  throw error;
}

/** The field a constraint is on, by the name Postgres gives it: gates_name_key, flights_gates_id_fkey, flights_pkey. */
function fieldOfConstraint({ table, key, fields }: Entity, constraint: string | undefined): string | undefined {
  if (constraint === `${table}_pkey`) return key;
  return Object.keys(fields).find((name) =>
    ['key', 'fkey'].some((it) => constraint === `${table}_${columnOf(name)}_${it}`),
  );
}

import { NeonDbError } from '@neondatabase/serverless';
import { entities } from '../../src/domain/index.ts';
import { canBecome, labelOf, sourcesOf } from '../../src/domain/kernel/choices.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import { type Author, commas, type Query, raw, rows, sql, write } from '../sql.ts';
import { bound, columnOf } from './columns.ts';
import { type Writer, writeOnce } from './idempotency.ts';

/** Values by their wire names; a name is always a field of the entity. */
export type Values = Record<string, unknown>;
export type Key = number | string;

const keyIs = (entity: Entity, key: Key): Query => sql`t.${raw(columnOf(entity.key))} = ${key}`;

/** Statements for a transaction of one's own; `insertRow`, `updateRow` and `deleteRow` run one alone. */
export const inserting = (entity: Entity, values: Values, onConflict: Query = sql``, besides: Query = sql``): Query => {
  const given = commas(Object.entries(values).map(([name, value]) => bound((entity.fields as Fields)[name], value)));
  return sql`insert into ${raw(entity.table)} (${raw(Object.keys(values).map(columnOf).join(', '))})
      values (${given}) ${onConflict}
      returning ${raw(columnOf(entity.key))} as id ${besides}`;
};

interface Narrowed {
  /** The version that was read: a row somebody has written since is not written over. */
  version?: number | null;
  /** Which rows the caller may write, on the table `t`. */
  where?: Query;
}

/** The values that are given by rules: a status that says what it may become. */
const ruled = (entity: Entity, values: Values) =>
  Object.entries(entity.fields as Fields).flatMap(([name, { choices = {} }]) => {
    const hasRules = name in values && Object.values(choices).some(({ next }) => next);
    return hasRules ? [{ name, choices, to: String(values[name]) }] : [];
  });

/** The row as it was, and its new version where it was changed. Nobody else changes it meanwhile: see `locking`. */
const updating = (
  entity: Entity,
  key: Key,
  values: Values,
  { version = null, where = sql`true` }: Narrowed = {},
): Query => {
  const table = raw(entity.table);
  const assigned = Object.entries(values).map(
    ([name, value]) => sql`${raw(columnOf(name))} = ${bound((entity.fields as Fields)[name], value)}`,
  );
  const rules = ruled(entity, values).map(
    ({ name, choices, to }) => sql`t.${raw(columnOf(name))} = any(${[to, ...sourcesOf(choices, to)]})`,
  );
  const allowed = rules.reduce((left, right) => sql`${left} and ${right}`, sql`true`);
  // At least one assignment, even where nothing changes: the trigger count_version then leaves the version as it is
  return sql`with old as (select t.* from ${table} t where ${keyIs(entity, key)} and ${where}),
                  done as (update ${table} t set ${commas([sql`version = t.version`, ...assigned])} from old
                            where ${keyIs(entity, key)} and ${allowed}
                              and (${version}::int is null or old.version = ${version}::int)
                            returning t.version)
             select to_jsonb(old) as old, (select version from done) as version from old`;
};

const locking = (entity: Entity, key: Key): Query =>
  sql`select from ${raw(entity.table)} t where ${keyIs(entity, key)} for update`;

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

/** A row's version after a write, and whether the write changed anything. */
export interface Written {
  version: number;
  changed: boolean;
}

/** What a write came to, or why there was none. `first` are statements that go before, in the same transaction. */
export async function updateRow(
  author: Author,
  entity: Entity,
  key: Key,
  values: Values,
  narrowed: Narrowed = {},
  ...first: Query[]
): Promise<Written | 'stale' | 'missing'> {
  const statements = [...first, locking(entity, key), updating(entity, key, values, narrowed)];
  const [updated] = await write<{ old: Values; version: number | null }>(author, ...statements).catch((error) =>
    refuseByField(entity, error),
  );
  if (!updated) return 'missing';
  if (updated.version) return { version: updated.version, changed: updated.version !== updated.old.version };
  if (narrowed.version && narrowed.version !== updated.old.version) return 'stale';
  return refuseStatus(entity, values, updated.old);
}

/** Says of a status that what it was cannot become it. */
function refuseStatus(entity: Entity, values: Values, old: Values): never {
  const statuses = ruled(entity, values).map((it) => ({ ...it, from: String(old[columnOf(it.name)]) }));
  const refused = statuses.find(({ choices, from, to }) => !canBecome(choices, from, to));
  if (!refused) throw new Error(`Nothing was written to ${entity.table}`);
  const { name, choices, from, to } = refused;
  const text = `„${labelOf(choices, from)}” nie może zmienić się w „${labelOf(choices, to)}”`;
  throw new HttpError(409, text, { [name]: text }, { code: 'transition' });
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

/** What points at a row: of each table how many, and the first few keys where those are names that people gave. */
export async function pointingAt(entity: Entity, key: Key): Promise<{ other: Entity; total: number; names: Key[] }[]> {
  const pointing = entities.flatMap((other) =>
    Object.entries(other.fields as Fields)
      .filter(([, { to }]) => to?.().table === entity.table)
      .map(([name]) => ({ other, column: columnOf(name) })),
  );
  const found = await Promise.all(
    pointing.map(async ({ other, column }) => {
      const keys = await rows<{ key: Key; all: number }>(
        sql`select ${raw(columnOf(other.key))} as key, count(*) over ()::int as all
              from ${raw(other.table)} where ${raw(column)} = ${key} order by 1 limit 3`,
      );
      return { other, total: keys[0]?.all ?? 0, names: isNamed(other) ? keys.map((it) => it.key) : [] };
    }),
  );
  return found.filter(({ total }) => total > 0);
}

/** Refuses a deletion by naming what points at the row. */
async function refuseNeeded(entity: Entity, key: Key, cause: unknown): Promise<never> {
  const needing = (await pointingAt(entity, key)).map(({ other, total, names }) => {
    const rest = total - names.length;
    return `${other.many}: ${names.join(', ')}${names.length && rest ? ' i ' : ''}${rest || ''}`;
  });
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
    const { message, to } = (entity.fields as Fields)[name] ?? {};
    const text = message ?? `Nie znaleziono: ${to?.().one ?? 'wpis'}`;
    throw new HttpError(400, text, { [name]: text }, { cause: refused });
  }
  if (refused?.code === '23505' && name) {
    const { taken, label } = (entity.fields as Fields)[name] ?? {};
    const text = taken ?? 'Ta wartość jest już zajęta';
    const message = taken ?? `Taki wpis już istnieje: pole „${label}”`;
    throw new HttpError(409, message, { [name]: text }, { cause: refused });
  }
  // Two spans of one thing that meet
  const { taken: met } = (entity.fields as Fields).since ?? {};
  if (refused?.code === '23P01' && refused.constraint === `${entity.table}_taken` && met)
    throw new HttpError(409, met, { since: met }, { cause: refused });
  // keep_off_blocks says by its message why nobody has a place on these days
  if (refused?.constraint?.endsWith('_blocks_taken')) {
    const text = `W tych dniach jest wyłączone z użytku: ${refused.message}`;
    throw new HttpError(409, text, { since: text }, { cause: refused });
  }
  // A trigger that refuses a value names its column
  const refusedField = refused?.column && Object.keys(entity.fields).find((it) => columnOf(it) === refused.column);
  if (refusedField && error instanceof HttpError)
    throw new HttpError(error.status, error.message, { [refusedField]: error.message }, { cause: refused });
  throw error;
}

/** The field a constraint is on, by the name Postgres gives it: gates_name_key, flights_gates_id_fkey, flights_pkey. */
function fieldOfConstraint({ table, key, fields }: Entity, constraint: string | undefined): string | undefined {
  if (constraint === `${table}_pkey`) return key;
  return Object.keys(fields).find((name) =>
    ['key', 'fkey'].some((it) => constraint === `${table}_${columnOf(name)}_${it}`),
  );
}

import { accusative } from '../language/accusative.ts';
import type { Field, Fields, Joined } from './field.ts';
import { byValueOrRange, type Filters, type Operator } from './operators.ts';
import type { Role } from './roles.ts';

/** A row's own values: what a form holds and a write sends. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer V, infer O> ? (O extends true ? V | null : V) : never;
};
export type Errors<F = Fields> = Partial<Record<keyof F & string, string>>;

/**
 * Fields with the check that looks across them: enough for a form and for the server to hold it against. What is wrong
 * by itself, or not there yet, is not in the row that is checked.
 */
// biome-ignore lint/suspicious/noExplicitAny: without a parameter, one of any fields
export interface Shape<F extends Fields = any> {
  fields: F;
  check?: (row: Partial<Values<F>>) => Errors<F> | undefined;
}
export const shape = <const F extends Fields>(it: Shape<F>) => it;

interface Messages {
  added: string;
  changed: string;
  /** Where a form was sent that changes nothing. */
  unchanged: string;
  removed: string;
  restored: string;
  /** What people read after a write that failed. */
  notAdded?: string;
  notChanged?: string;
  notRemoved?: string;
  /** Where there is no such row, and where rows could not be read. */
  missing?: string;
  notRead?: string;
}

export type Joins = Record<string, Joined>;

/** Values from rows that a row points at: where the reference may be empty, the value may be null. */
type JoinedValues<F extends Fields, J extends Joins> = {
  [K in keyof J]: J[K] extends Joined<infer By, Field<infer V, infer Optional>>
    ? V | (Optional extends true ? null : never) | (By extends keyof F ? EmptyOf<F[By]> : null)
    : never;
};
type EmptyOf<F extends Field> =
  F extends Field<unknown, infer Optional> ? (Optional extends true ? null : never) : never;

/** A value that a row answers, its own or a joined one. */
type Named<F extends Fields, J extends Joins> = (keyof F | keyof J) & string;
type Part<Name extends string> = Name | 'id' | `(${Name})`;

/** How forms find a row of an entity by a part of its label, or of what its `search` names. */
export interface LookUp<F extends Fields> {
  /** Who may look rows up, besides the admin: a role's forms may need rows that it cannot list. */
  who: readonly Role[] | 'everyone';
  /** The rows are people: lest somebody list them all, a look-up takes two letters at least and is noted in the log. */
  people?: true;
  /** What the rows are ordered by; their label, where nothing is said. */
  order?: readonly (keyof F & string)[];
  /** The name of a flag: rows without it come last. */
  active?: keyof F & string;
  /** The name of a moment: rows whose moment is yet to come, or only just gone, come first, then the newest. */
  coming?: keyof F & string;
  /** A second line, which tells apart rows of the same label. */
  detail?(row: Values<F>): string | undefined;
  /** The name of its status: a reference may refuse a row for its status, see `refuses`. */
  state?: keyof F & string;
  /** The fields that `detail` reads. */
  reads?: readonly (keyof F & string)[];
}

// biome-ignore lint/suspicious/noExplicitAny: without a parameter, one of any fields
export interface Entity<F extends Fields = any, J extends Joins = Joins> extends Shape<F> {
  table: string;
  /** The path below /api. */
  path: string;
  one: string;
  /** What somebody adds, edits or deletes: 'bramkę'. */
  accusative: string;
  many: string;
  /** What people read after a write, and where rows could not be read. */
  messages: Messages;
  /** A reading that fails is told by a dialog, whatever its status. */
  alerts?: true;
  /**
   * The primary key: `id` unless said otherwise; a key that is one of the fields is given by people and never changes.
   */
  key: string;
  /** The unique field by which the event log names a row, where the key itself is a secret. */
  logKey?: keyof F & string;
  /** Who may read or write rows, besides the admin, who always may. */
  read: readonly Role[] | 'everyone';
  write: readonly Role[];
  /** How a row is called: its fields or joined values in order, one of them perhaps '(in brackets)'. */
  label: readonly Part<Named<F, J>>[];
  /** How forms find a row, where a reference points here or somebody chooses one. */
  lookUp?: LookUp<F>;
  /** An airport has one row of it: that is added once, changed, and never deleted. */
  single?: true;
  /** Columns of the list, in order: fields or joined values, as are those of `filter` and `sort`. */
  list: readonly Named<F, J>[];
  /** What it may be narrowed by, and how. */
  filter: Filters;
  sort: readonly string[];
  /**
   * What a search of the list looks in: texts, choices by their words, references by what they are called. Absent: the
   * list has no search.
   */
  search?: readonly string[];
  /** An airport has few of these: a search looks in all that their list shows, and reads them whole. */
  few?: true;
  /** What stands before the number of a row where there is no room for its name: 'T1'. */
  letter?: string;
  pageSize: number;
  /** The order without a sort. */
  order: string;
  /** Answered along with the row, from the rows it points at. */
  joined?: J;
  /** Why a row cannot be deleted as it stands; undefined where it can. */
  undeletable?: (row: Readonly<Record<string, unknown>>) => string | undefined;
  /** Rows tell at {path}/{key}/dependents what needs them; this is what may be done where they cannot be deleted. */
  whenNeeded?: string;
  /** Whoever deletes a row may have it back for ten seconds; SQL keeps it so long: db/functions/keep_deleted.sql. */
  restorable?: true;
  /** Columns that never leave the server. */
  internal?: readonly string[];
}

interface EntityGiven<F extends Fields, J extends Joins, K extends string>
  extends Omit<
    Entity<F, J>,
    'one' | 'accusative' | 'messages' | 'key' | 'label' | 'list' | 'filter' | 'sort' | 'order' | 'search'
  > {
  label: readonly Part<NoInfer<Named<F, J>>>[];
  list: readonly NoInfer<Named<F, J>>[];
  messages?: Partial<Messages>;
  key?: K;
  /** A list of names offers `=` and BETWEEN for each. Absent: the key and what is listed; likewise `sort`. */
  filter?: readonly NoInfer<Named<F, J> | 'id'>[] | Partial<Record<NoInfer<Named<F, J> | 'id'>, readonly Operator[]>>;
  sort?: readonly NoInfer<Named<F, J>>[];
  order?: string;
  search?: readonly NoInfer<Named<F, J>>[];
}

/** A name of several words says its accusative itself: an adjective, a noun and what belongs to it differ there. */
type Name<One extends string> = One extends `${string} ${string}`
  ? { one: One; accusative: string }
  : { one: One; accusative?: string };

export const entity = <
  const F extends Fields,
  const One extends string,
  const J extends Joins = Record<never, never>,
  const K extends string = 'id',
>(
  given: EntityGiven<F, J, K> & Name<One>,
): Entity<F, J> & { key: K } => ({
  accusative: accusative(given.one),
  key: 'id' as K,
  sort: given.list,
  order: given.key ?? 'id',
  ...(given.few && { search: given.list }),
  ...given,
  filter: offeredBy(given.fields, given.filter ?? [given.key ?? 'id', ...given.list]),
  messages: {
    added: `${given.one}: dodano`,
    changed: `${given.one}: zapisano zmiany`,
    unchanged: 'Nie dokonano zmian',
    removed: `${given.one}: usunięto`,
    restored: `${given.one}: cofnięto usunięcie`,
    ...given.messages,
  },
});

/** Texts are found by a part of them as well. */
const offeredBy = (fields: Fields, filter: readonly string[] | object): Filters =>
  Array.isArray(filter)
    ? Object.fromEntries(
        Object.entries(byValueOrRange(filter as string[])).map(([by, operators]) => [
          by,
          fields[by]?.kind === 'text' ? [...operators, 'CONTAINS'] : operators,
        ]),
      )
    : (filter as Filters);

/** A row of whatever entity. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A row as the API answers it. */
export type Row<E extends Entity> = Values<E['fields']> &
  JoinedValues<E['fields'], NonNullable<E['joined']>> & { [K in Exclude<E['key'], keyof E['fields']>]: number } & {
    version?: number;
  };

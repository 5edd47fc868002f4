import type { Role } from '../roles.ts';
import type { Field, Fields, Joined } from './field.ts';

/** A row's own values: what a form holds and a write sends. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer V, infer O> ? (O extends true ? V | null : V) : never;
};
export type Errors<F = Fields> = Partial<Record<keyof F & string, string>>;

/** Fields with the check that looks across them: enough for a form and for the server to hold it against. */
// biome-ignore lint/suspicious/noExplicitAny: without a parameter, one of any fields
export interface Shape<F extends Fields = any> {
  fields: F;
  check?(row: Values<F>): Errors<F> | undefined;
}
export const shape = <const F extends Fields>(it: Shape<F>) => it;

interface Messages {
  added: string;
  changed: string;
  removed: string;
}

export type Joins = Record<string, Joined>;

/** What a row has from those that it points at: through a reference that may be empty, so may the value. */
type JoinedValues<F extends Fields, J extends Joins> = {
  [K in keyof J]: J[K] extends Joined<infer By, Field<infer V, infer Optional>>
    ? V | (Optional extends true ? null : never) | (By extends keyof F ? EmptyOf<F[By]> : null)
    : never;
};
type EmptyOf<F extends Field> =
  F extends Field<unknown, infer Optional> ? (Optional extends true ? null : never) : never;

// biome-ignore lint/suspicious/noExplicitAny: without a parameter, one of any fields
export interface Entity<F extends Fields = any, J extends Joins = Joins> extends Shape<F> {
  table: string;
  /** The path below /api. */
  path: string;
  one: string;
  many: string;
  /** What people read after a successful write. */
  messages: Messages;
  /**
   * The primary key: `id` unless said otherwise; a key that is one of the fields is given by people and never changes.
   */
  key: string;
  /** The unique field by which the event log names a row, where the key itself is a secret. */
  logKey?: keyof F & string;
  /** Who may, besides the admin, who always may. */
  read: readonly Role[] | 'everyone';
  write: readonly Role[];
  /** Columns of the list, in order. */
  list: readonly (keyof F & string)[];
  filter: readonly string[];
  sort: readonly string[];
  /** What a search term looks in. */
  search?: readonly (keyof F & string)[];
  pageSize: number;
  /** The order without a sort. */
  order: string;
  /** Answered along with the row, from the rows it points at. */
  joined?: J;
  /** Columns that never leave the server. */
  internal?: readonly string[];
}

interface EntityGiven<F extends Fields, J extends Joins>
  extends Omit<Entity<F, J>, 'messages' | 'key' | 'filter' | 'sort' | 'order'> {
  messages?: Partial<Messages>;
  key?: string;
  filter?: readonly string[];
  sort?: readonly string[];
  order?: string;
}

export const entity = <const F extends Fields, const J extends Joins = Record<never, never>>(
  given: EntityGiven<F, J>,
): Entity<F, J> => ({
  key: 'id',
  filter: [...new Set([given.key ?? 'id', ...given.list])],
  sort: given.list,
  order: given.key ?? 'id',
  ...given,
  messages: {
    added: `${given.one}: dodano`,
    changed: `${given.one}: zapisano zmiany`,
    removed: `${given.one}: usunięto`,
    ...given.messages,
  },
});

/** A row as the API answers it. */
export type Row<E extends Entity> = Values<E['fields']> &
  JoinedValues<E['fields'], NonNullable<E['joined']>> &
  ('id' extends keyof E['fields'] ? unknown : { id: number }) & { version?: number };

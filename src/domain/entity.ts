import type { Choices } from './choices.ts';
import type { Role } from './roles.ts';

/** The value each kind carries in JSON. A new kind is a compile error in every reader (schema, column, cell, input). */
export interface KindValue {
  text: string;
  area: string;
  email: string;
  phone: string;
  int: number;
  decimal: number;
  flag: boolean;
  /** A moment, as ISO text; shown in Europe/Warsaw. */
  instant: string;
  /** A calendar date 'YYYY-MM-DD', without an hour or a zone: a birth date. */
  day: string;
  choice: string;
  /** The key of another entity's row. */
  ref: number | string;
}
export type Kind = keyof KindValue;
type Limit = number | (() => number);

export interface Field<V = unknown, Optional extends boolean = boolean> {
  kind: Kind;
  label: string;
  optional?: Optional;
  /** For text: lengths; for numbers: bounds. */
  min?: Limit;
  max?: Limit;
  step?: number;
  pattern?: RegExp;
  /** Brings typed text into its stored form before anything else is checked. */
  clean?: (typed: string) => string;
  /** What to say when the value is wrong, where the specification has words for it. */
  message?: string;
  hint?: string;
  unit?: string;
  /** Prefills the form; never fills in for the server. */
  initial?: V;
  choices?: Choices;
  /** For ref: the table it points at, and whether the key there is text: '007' is not 7. */
  to?: string;
  textKey?: boolean;
  /** The server fills it; a form never sends it. */
  server?: true;
  /** The event log says only that it changed. */
  personal?: true;
  autocomplete?: string;
}
export type Fields = Record<string, Field>;

type Given = Omit<Field, 'kind' | 'label'>;
type IsOptional<O> = O extends { optional: true } ? true : false;
type Made<V, O> = Omit<Field<V, IsOptional<O>>, 'optional'> & { optional: IsOptional<O> } & Pick<O, keyof O & 'choices'>;

const of =
  <K extends Kind>(kind: K) =>
  <const O extends Given = Record<never, never>>(label: string, given: O = {} as O) =>
    ({ kind, label, optional: false, ...given }) as unknown as Made<KindValue[K], O>;

export const text = of('text');
export const area = of('area');
export const email = of('email');
export const phone = of('phone');
export const int = of('int');
export const decimal = of('decimal');
export const flag = of('flag');
export const instant = of('instant');
export const day = of('day');

export const choice = <const C extends Choices, const O extends Given = Record<never, never>>(label: string, choices: C, given: O = {} as O) =>
  ({ kind: 'choice', label, optional: false, choices, ...given }) as unknown as Made<keyof C & string, O & { choices: C }>;

const refTo =
  <V extends number | string>(textKey: boolean) =>
  <const O extends Given = Record<never, never>>(label: string, to: string, given: O = {} as O) =>
    ({ kind: 'ref', label, optional: false, to, textKey, ...given }) as unknown as Made<V, O>;
/** Points at a row of the table `to` by its number. */
export const ref = refTo<number>(false);
/** Points at a row of the table `to` whose key is text: a flight number, a serial number. */
export const textRef = refTo<string>(true);

/** A value answered from the row that `by` points at; read only. Where `by` is internal and so no field, `to` names its table. */
export interface Joined {
  by: string;
  column: string;
  field: Field;
  to?: string | undefined;
}
export const joined = (by: string, column: string, field: Field, to?: string): Joined => ({ by, column, field, to });

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

interface Told {
  added: string;
  changed: string;
  removed: string;
}

// biome-ignore lint/suspicious/noExplicitAny: without a parameter, one of any fields
export interface Entity<F extends Fields = any> extends Shape<F> {
  table: string;
  /** The path below /api. */
  path: string;
  one: string;
  many: string;
  /** What is told after a successful write. */
  told: Told;
  /** The primary key: `id` unless said otherwise; a key that is one of the fields is given by people and never changes. */
  key: string;
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
  joined?: Record<string, Joined>;
  /** Columns that never leave the server. */
  internal?: readonly string[];
}

interface EntityGiven<F extends Fields> extends Omit<Entity<F>, 'told' | 'key' | 'filter' | 'sort' | 'order'> {
  told?: Partial<Told>;
  key?: string;
  filter?: readonly string[];
  sort?: readonly string[];
  order?: string;
}

export const entity = <const F extends Fields>(it: EntityGiven<F>): Entity<F> => ({
  key: 'id',
  filter: [...new Set([it.key ?? 'id', ...it.list])],
  sort: it.list,
  order: it.key ?? 'id',
  ...it,
  told: { added: `${it.one}: dodano`, changed: `${it.one}: zapisano zmiany`, removed: `${it.one}: usunięto`, ...it.told },
});

/** A row as the API answers it. */
export type Row<E extends Entity> = Values<E['fields']> & ('id' extends keyof E['fields'] ? unknown : { id: number }) & { version?: number };

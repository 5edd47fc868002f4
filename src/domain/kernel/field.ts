import type { Day } from '../language/days.ts';
import type { Choices } from './choices.ts';
import type { Kept, Limit, Taken, Worded } from './field-facts.ts';

/**
 * The value each kind carries in JSON. A new kind is a compile error in every reader (check, column, cell, input, API
 * description).
 */
interface KindValue {
  text: string;
  area: string;
  email: string;
  phone: string;
  int: number;
  decimal: number;
  /** An amount in grosze; shown and typed in złoty. */
  money: number;
  flag: boolean;
  /** A moment, as ISO text; shown in Europe/Warsaw. */
  instant: string;
  /** A calendar date without an hour or a zone: a birth date. */
  day: Day;
  choice: string;
  /** The name of an uploaded picture: kept as long as a row shows it. */
  picture: string;
  /** The key of another entity's row. */
  ref: number | string;
}
export type Kind = keyof KindValue;

/** What a reference points at. */
interface Reference {
  /** Asked for late, so that two files may point at one another. */
  to?: () => Target;
  /** Why a row may not be chosen here, by how it stands (`lookUp.state`); undefined: it may. */
  refuses?: (state: unknown) => string | undefined;
  /** Does a row not stand among the choices here, by how it stands? */
  leavesOut?: (state: unknown) => boolean;
}

export interface Field<V = unknown, Optional extends boolean = boolean>
  extends Taken<V, Optional>,
    Worded,
    Reference,
    Kept {
  kind: Kind;
}
export type Fields = Record<string, Field>;

/** What a reference knows of the entity that it points at. */
export interface Target {
  table: string;
  path: string;
  key: string;
  one: string;
  accusative: string;
  /** How a row of it is called: see label.ts. */
  label: readonly string[];
  fields: Fields;
  few?: true;
  /** Its rows are people: see LookUp. */
  lookUp?: { people?: true };
}
const number: Field<number, false> = { kind: 'int', label: 'Numer', min: 1, optional: false };
/** The field of an entity's key: a number, unless people give it. */
export const keyField = ({ key, fields }: Pick<Target, 'key' | 'fields'>): Field => fields[key] ?? number;

/** The longest key that is text. */
export const longestKey = 40;
/** How many letters a look-up of people needs, lest somebody page through everyone's names and addresses. */
export const leastOfPeople = 2;
export const asksForLetters = 'Wpisz co najmniej dwie litery';
/** The longest text that is searched for: a longer one costs seconds and finds nothing. */
export const longestSearch = 60;
/** What an uploaded picture is called. */
export const pictureName = /^[a-z0-9_-]{1,70}\.(jpg|png|webp)$/;
// A line break in a name would let its owner write paragraphs of their own into our mails; overrides of the direction
// turn what stands beside them
export const anyControl = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const lengths: Partial<Record<Kind, { min: number; max?: number }>> = {
  text: { min: 1 },
  picture: { min: 1 },
  area: { min: 1, max: 4000 },
  email: { min: 3, max: 254 },
  phone: { min: 5, max: 20 },
};
const now = (limit: Limit | undefined) => (typeof limit === 'function' ? limit() : limit);

/** The lengths of a text or the bounds of a number as they are today: the field's own, else those of its kind. */
export const limitsOf = ({ kind, min, max }: Pick<Field, 'kind' | 'min' | 'max'>): { min?: number; max?: number } => {
  const given = { min: now(min) ?? lengths[kind]?.min, max: now(max) ?? lengths[kind]?.max };
  return {
    ...(given.min !== undefined && { min: given.min }),
    ...(given.max !== undefined && { max: given.max }),
  };
};

type Given = Omit<Field, 'kind' | 'label'>;
type IsOptional<O> = O extends { optional: true } ? true : false;
type Made<V, O> = Omit<Field<V, IsOptional<O>>, 'optional'> & { optional: IsOptional<O> } & Pick<
    O,
    keyof O & ('choices' | 'clean' | 'pattern' | 'step')
  >;

const of =
  <K extends Kind>(kind: K) =>
  <const O extends Given = Record<never, never>>(label: string, given: O = {} as O) =>
    ({ kind, label, optional: false, ...given }) as unknown as Made<KindValue[K], O>;

/** One line of text. It always says how long it may be: SQL, the form and the check hold it to the same length. */
export const text: <const O extends Given & { max: Limit }>(label: string, given: O) => Made<string, O> = of('text');
export const area = of('area');
export const email = of('email');
export const phone = of('phone');
export const int = of('int');
export const decimal = of('decimal');
/** Its bounds are in grosze, as its value is. */
export const money = <const O extends Given = Record<never, never>>(label: string, given: O = {} as O) =>
  of('money')(label, { unit: 'zł', ...given });
export const picture: <const O extends Given & { max: Limit }>(label: string, given: O) => Made<string, O> =
  of('picture');
export const flag = of('flag');
export const instant = of('instant');
export const day = of('day');

export const choice = <const C extends Choices, const O extends Given = Record<never, never>>(
  label: string,
  choices: C,
  given: O = {} as O,
) =>
  ({ kind: 'choice', label, optional: false, choices, ...given }) as unknown as Made<
    keyof C & string,
    O & { choices: C }
  >;

/** The type of an entity's key, by which references name its rows. */
type KeyOf<T extends Pick<Target, 'key' | 'fields'>> = T['key'] extends keyof T['fields']
  ? T['fields'][T['key']] extends Field<infer V>
    ? V
    : never
  : number;

/** Points at a row of another entity, by its key. */
export const ref = <const T extends Target, const O extends Given = Record<never, never>>(
  label: string,
  to: () => T,
  given: O = {} as O,
) => ({ kind: 'ref', label, optional: false, to, ...given }) as unknown as Made<KeyOf<T>, O>;

/**
 * A value answered from the row that `by` points at; read only. Where `by` is internal and so no field, `to` says what
 * it points at.
 */
export interface Joined<By extends string = string, F extends Field = Field> {
  by: By;
  column: string;
  field: F;
  to?: (() => Target) | undefined;
}
export const joined = <const By extends string, F extends Field>(
  by: By,
  column: string,
  field: F,
  to?: () => Target,
): Joined<By, F> => ({ by, column, field, to });

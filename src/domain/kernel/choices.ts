import type { ChoiceIcon } from './icons.ts';

type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

export interface Choice {
  /** What people read. */
  label: string;
  tone?: Tone;
  /** The drawing beside its label; absent: that of its tone. */
  icon?: ChoiceIcon;
  /** The values this one may become; absent: any. */
  next?: readonly string[];
  /** Why a row with these values cannot become it; undefined where it can. The database holds to it as well. */
  refuses?: (row: Readonly<Record<string, unknown>>) => string | undefined;
  /** Why a form does not let it be chosen now. */
  refused?: string;
}
export type Choices = Record<string, Choice>;

/** A set of values, written once: the key is stored and sent, the label is shown, the tone colours the badge. */
export const choices = <const C extends Record<string, Choice>>(
  set: C & { [K in keyof C]: { next?: readonly (keyof C)[] } },
): C => set;

export const canBecome = <C extends Choices>(set: C, from: keyof C & string, to: keyof C & string): boolean =>
  from === to || (set[from]?.next?.includes(to) ?? true);

/** The values that may become this one. */
export const sourcesOf = <C extends Choices>(set: C, to: keyof C & string): (keyof C & string)[] =>
  Object.keys(set).filter((from) => from !== to && canBecome(set, from, to));

/** The values of which a fact is true. Every value has to say whether it is: one that does not is a type error. */
export const valuesWhere = <F extends string, C extends Record<string, Record<F, boolean>>>(
  set: C,
  fact: F,
): (keyof C & string)[] => Object.keys(set).filter((value) => set[value]?.[fact]);

/** The label of a stored value; a value the set does not know is shown as it is. */
export const labelOf = (set: Choices, value: string): string => set[value]?.label ?? value;

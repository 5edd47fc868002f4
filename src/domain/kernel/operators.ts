/** How a list may be narrowed by a value: equal, one of several, anything else, a text with it in it, a range. */
export type Operator = '=' | 'IN' | 'NOT' | 'CONTAINS' | 'BETWEEN';

/** What a list offers to be narrowed by, and how. */
export type Filters = Readonly<Record<string, readonly Operator[]>>;

/** What a list of names offers for each: one value, or a range. */
export const byValueOrRange = <const N extends string>(names: readonly N[]): Record<N, readonly Operator[]> =>
  Object.fromEntries(names.map((name) => [name, ['=', 'BETWEEN']])) as unknown as Record<N, readonly Operator[]>;

import type { Choices } from './choices.ts';

export type Limit = number | (() => number);

/** What a field takes: read by the check, the form's input and SQL's constraints. */
export interface Taken<V, Optional extends boolean> {
  optional?: Optional;
  /** For text: lengths; for numbers: bounds. */
  min?: Limit;
  max?: Limit;
  step?: number;
  pattern?: RegExp;
  /** Brings typed text into its stored form before anything else is checked. */
  clean?: (typed: string) => string;
  choices?: Choices;
  /** For a day: never one that is to come, such as a birth date. */
  past?: true;
  /** No two rows have the same value; SQL says so too. */
  unique?: true;
  /**
   * What a new row's form starts with. A route may fill it in for a body that leaves it out (`initial` of `writes`).
   */
  initial?: V;
  /** A body that leaves it out changes nothing of it. */
  stays?: true;
}

/** What is said of a field and of its values. */
export interface Worded {
  label: string;
  hint?: string;
  unit?: string;
  /** What to say when the value is wrong, where the specification has words for it. */
  message?: string;
  /** What to say of a text that has not its pattern, where `message` does not say it all. */
  wrong?: string;
  /** What to say when it is left out, where that is something else. */
  missing?: string;
  /** What to say when another row has the value, where that is the rule of a unique index of the table. */
  taken?: string;
  /** How people read a value, where that is not how it is stored: 'LO3844' as 'LO 3844'. */
  shown?: (stored: string) => string;
  autocomplete?: string;
  /** Which number is meant by a term that somebody searches for, where a list's search looks for it: 'A18' is 18. */
  heard?: (term: string) => number | undefined;
}

/** What the server makes of a field. */
export interface Kept {
  /** The server fills it; a form never sends it. */
  server?: true;
  /** The event log says only that it changed. */
  personal?: true;
  /** For area: an object of the server's own making, as JSON. */
  json?: true;
  /** Stored as the event log names people, by id; answered and filtered by what they are called now. */
  actor?: true;
}

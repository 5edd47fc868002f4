import type { Errors } from '../domain/kernel/entity.ts';
import type { Fields } from '../domain/kernel/field.ts';
import { count, nouns } from '../domain/language/polish.ts';
import type { FieldError } from '../ui/ErrorSummary.tsx';

/** The errors of a form for its summary, in the order of its fields. */
export const summaryOf = (fields: Fields, errors: Errors): FieldError[] =>
  Object.entries(fields).flatMap(([id, { label }]) =>
    errors[id] === undefined ? [] : [{ id, label, error: errors[id] }],
  );

/** 'Popraw 2 pola, zanim przejdziesz dalej' */
export const correct = (n: number, before = 'zanim przejdziesz dalej'): string =>
  `Popraw ${count(n, nouns.field)}, ${before}`;

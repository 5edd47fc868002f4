import type { Errors } from '../domain/kernel/entity.ts';
import type { Fields } from '../domain/kernel/field.ts';
import { count, nouns } from '../domain/language/polish.ts';
import type { FieldError } from '../ui/ErrorSummary.tsx';

/** The errors of a form for its summary, in the order of its fields; `idOf` says which control a field has. */
export const summaryOf = (fields: Fields, errors: Errors, idOf = (name: string) => name): FieldError[] =>
  Object.entries(fields).flatMap(([name, { label }]) =>
    errors[name] === undefined ? [] : [{ id: idOf(name), label, error: errors[name] }],
  );

/** 'Popraw 2 pola, zanim przejdziesz dalej' */
export const correct = (n: number, before = 'zanim przejdziesz dalej'): string =>
  `Popraw ${count(n, nouns.field)}, ${before}`;

import type { Shape, Values } from '../../../src/domain/kernel/entity.ts';
import { fillInCorrectly } from '../../../src/domain/kernel/fill-in.ts';
import { parse } from '../../../src/domain/kernel/schema.ts';
import { invalid } from './invalid.ts';

/** A body as a row of this shape, or a 400 that says by field what is wrong with it, under `message`. */
export function parseBody<S extends Shape>(shape: S, body: unknown, message?: string): Values<S['fields']> {
  const parsed = parse(shape, body);
  if (parsed.ok) return parsed.row;
  const errors = parsed.errors as Record<string, string>;
  throw message ? invalid(errors, message) : invalidRow(errors);
}

/** A 400 about several fields, in the words that they share if they do. */
export const invalidRow = (errors: Record<string, string>) => invalid(errors, commonMessage(errors));

/** The body of a form of an account, refused in the words that are specified for such forms. */
export const parseForm = <S extends Shape>(shape: S, body: unknown): Values<S['fields']> =>
  parseBody(shape, body, 'Formularz jest niepoprawny');

/** The text of all errors where they share one that says more than 'fill it in correctly'. */
function commonMessage(errors: Record<string, string>): string | undefined {
  const [first, ...others] = new Set(Object.values(errors));
  return first?.startsWith(fillInCorrectly) || others.length > 0 ? undefined : first;
}

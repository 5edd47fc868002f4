import type { Shape, Values } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parse } from '../../../src/domain/kernel/schema.ts';

/** A body held against a shape; what is wrong is a 400 by field. */
export function valid<S extends Shape>(it: S, body: Record<string, unknown>): Values<S['fields']> {
  const parsed = parse(it, body);
  if (!parsed.ok) throw new HttpError(400, 'Formularz jest niepoprawny', parsed.errors as Record<string, string>);
  return parsed.row;
}

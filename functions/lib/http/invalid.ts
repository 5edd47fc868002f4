import { HttpError } from '../../../src/domain/kernel/http-error.ts';

/** A 400 that says by field what is wrong. */
export const invalid = (errors: Record<string, string>, message = 'Nieprawidłowe dane'): HttpError =>
  new HttpError(400, message, errors);

/** A 400 about one field, in the field's own words. */
export const invalidField = (name: string, message: string, cause?: unknown): HttpError =>
  new HttpError(400, message, { [name]: message }, { cause });

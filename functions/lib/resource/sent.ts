import type { Values } from '../../../db/write.ts';
import type { Entity, Shape } from '../../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../../src/domain/kernel/field.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parse, parseField, wrong } from '../../../src/domain/kernel/schema.ts';

/** A new row as a body has it; what is wrong is a 400 by field. */
export const newRow = (entity: Entity, body: Values): Values => held(entity, body);

/** What a body changes of a row: never its key, and an optional field that is absent stays as it is. */
export function changesOf(entity: Entity, body: Values, key: number | string): Values {
  const own = entity.fields as Fields;
  const given = own[entity.key] && body[entity.key];
  if (given !== undefined && (typeof given !== 'string' || given.trim() !== key))
    throw invalid({ [entity.key]: 'Tego nie można zmienić' });
  const stays = (name: string, { optional }: Field) => name === entity.key || (optional && !Object.hasOwn(body, name));
  const fields = Object.fromEntries(Object.entries(own).filter(([name, field]) => !stays(name, field)));
  return held({ fields, check: entity.check }, body);
}

/** The version a body was made from; without one the last write wins. */
export function versionOf(body: Values): number | null {
  const version = parseField({ kind: 'int', label: 'Wersja', min: 1, optional: true }, body.version);
  if ('error' in version) throw invalid({ version: version.error });
  return version.value as number | null;
}

function held(shape: Shape, body: Values): Values {
  const parsed = parse(shape, body);
  if (!parsed.ok) throw invalid(parsed.errors as Record<string, string>);
  return parsed.row;
}

/** One text says it all where there is only one and it names the field. */
export function invalid(errors: Record<string, string>): HttpError {
  const [only, ...others] = new Set(Object.values(errors));
  return new HttpError(400, only && only !== wrong && others.length === 0 ? only : 'Nieprawidłowe dane', errors);
}

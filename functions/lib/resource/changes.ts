import type { Values } from '../../../db/write.ts';
import { type Entity, shape } from '../../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../../src/domain/kernel/field.ts';
import { invalidField } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';

/** What a body changes of a row: never its key; an optional field that is absent stays as it is. */
export function changesOf(entity: Entity, body: Values, key: number | string): Values {
  const own = entity.fields as Fields;
  const given = own[entity.key] && body[entity.key];
  if (given !== undefined && (typeof given !== 'string' || given.trim() !== key))
    throw invalidField(entity.key, 'Tego nie można zmienić');
  const isLeftOut = (name: string, { optional, stays }: Field) => (optional || stays) && !Object.hasOwn(body, name);
  const fields = Object.fromEntries(
    Object.entries(own).filter(([name, field]) => name !== entity.key && !isLeftOut(name, field)),
  );
  return parseBody({ fields, check: entity.check }, body);
}

const versioned = shape({ fields: { version: { kind: 'int', label: 'Wersja', min: 1, optional: true } } });

/** The version a body was made from; without one the last write wins. */
export const versionOf = (body: Values): number | null => parseBody(versioned, body).version as number | null;

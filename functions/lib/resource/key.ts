import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { keyField } from '../../../src/domain/kernel/field.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';

export const notFound = ({ one }: Entity): HttpError => new HttpError(404, `Nie znaleziono: ${one}`);

/**
 * A path's id as the entity's key: a number, unless people give the key. An id that can be no key of this entity is a
 * 404.
 */
export function keyOf(entity: Entity, id: string | undefined): number | string {
  const key = parseField(keyField(entity), id);
  if ('error' in key) throw notFound(entity);
  return key.value as number | string;
}

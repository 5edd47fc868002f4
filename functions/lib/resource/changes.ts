import type { Values } from '../../../db/row/write.ts';
import { type Entity, shape } from '../../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../../src/domain/kernel/field.ts';
import { invalid, invalidField } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';

const fixed = 'Tego nie można zmienić';

/** What a PUT changes of a row: never its key; an optional field that is absent stays as it is. */
export function changesOf(entity: Entity, body: Values, key: number | string): Values {
  const entityFields = entity.fields as Fields;
  // A number comes along in some bodies, and says nothing; what people give as a key would be another row's
  if (entity.key in entityFields) refuseKey(entity, body, key);
  const isLeftOut = (name: string, { optional, stays }: Field) => (optional || stays) && !Object.hasOwn(body, name);
  const fields = Object.fromEntries(
    Object.entries(entityFields).filter(([name, field]) => name !== entity.key && !isLeftOut(name, field)),
  );
  return parseBody({ fields, check: entity.check }, body);
}

/**
 * What a PATCH changes: what it names and nothing else. Members that cannot be changed are refused, but for those in
 * `also`, which the call reads itself or passes over. The check across fields is for the whole row: see `changeSome`.
 */
export function patchOf(entity: Entity, body: Values, key: number | string, also: readonly string[] = []): Values {
  const entityFields = entity.fields as Fields;
  refuseKey(entity, body, key);
  const names = Object.keys(body).filter((name) => name !== entity.key && name !== 'version' && !also.includes(name));
  const unknown = names.filter((name) => !Object.hasOwn(entityFields, name) || entityFields[name]?.server);
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, fixed])), fixed);
  return parseBody({ fields: Object.fromEntries(names.map((name) => [name, entityFields[name]])) }, body);
}

function refuseKey(entity: Entity, body: Values, key: number | string): void {
  const given = body[entity.key];
  const same = typeof given === 'string' ? given.trim() === key : given === key;
  if (given !== undefined && !same) throw invalidField(entity.key, fixed);
}

const versioned = shape({ fields: { version: { kind: 'int', label: 'Wersja', min: 1, optional: true } } });

/** The version a body was made from; without one the last write wins. */
export const versionOf = (body: Values): number | null => parseBody(versioned, body).version as number | null;

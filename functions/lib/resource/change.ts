import { find } from '../../../db/row/list.ts';
import { type Key, updateRow, type Values, type Written } from '../../../db/row/write.ts';
import type { Query } from '../../../db/sql.ts';
import { type Entity, shape } from '../../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../../src/domain/kernel/field.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { invalid, invalidField } from '../http/invalid.ts';
import { invalidRow, parseBody } from '../http/parse-body.ts';
import type { Call } from '../http/route.ts';
import { notFound } from './key.ts';
import { noteListed } from './people-listed.ts';

interface How {
  /** Which rows the caller may write, on the table `t`. */
  where?: Query | undefined;
  /** Statements that go before, in the same transaction. */
  first?: Query[];
  /** What follows from the values of the whole row, and is written with them. */
  settle?: (row: Values) => Values;
}

/** Changes one row as the caller, unless somebody else has changed it since the version they sent. */
export async function change(call: Call, entity: Entity, id: Key, values: Values, how: How = {}) {
  const { author, body } = call;
  const { where, first = [], settle } = how;
  const all = { ...values, ...settle?.(values) };
  const outcome = await updateRow(author, entity, id, all, { version: versionOf(body), where }, ...first);
  if (outcome === 'missing') throw notFound(entity);
  if (outcome === 'stale') throw await stale(call, entity, id, where);
  return changed(entity, id, outcome);
}

/** How often a row is read again while others write to it at the same moment. */
const tries = 5;

/** Changes some values of a row: the check across fields is held against the row that comes of them. */
export async function changeSome(call: Call, entity: Entity, id: Key, values: Values, how: How = {}) {
  if (!entity.check) return change(call, entity, id, values, how);
  const { where, first = [], settle } = how;
  const sentVersion = versionOf(call.body);
  for (let turn = 0; turn < tries; turn++) {
    const current = await find<Values & { version: number }>(entity, id, where);
    if (!current) throw notFound(entity);
    if (sentVersion !== null && sentVersion !== current.version) break;
    const all = { ...values, ...settle?.({ ...current, ...values }) };
    const errors = { ...entity.check({ ...current, ...all }) } as Record<string, string>;
    if (Object.keys(errors).length > 0) throw invalidRow(errors);
    // Written on the row that was checked, or not at all
    const outcome = await updateRow(call.author, entity, id, all, { version: current.version, where }, ...first);
    if (outcome === 'missing') throw notFound(entity);
    if (outcome !== 'stale') return changed(entity, id, outcome);
  }
  throw await stale(call, entity, id, where);
}

/** The answer to a change, or to a write that changed nothing. */
export const changed = ({ messages }: Entity, id: Key, { version, changed }: Written) => ({
  data: { id, version },
  message: changed ? messages.changed : messages.unchanged,
});

/** Somebody has changed the row since the version that was sent: the answer has it as it is now. */
export async function stale(call: Call, entity: Entity, id: Key, where?: Query): Promise<HttpError> {
  const message = 'Ktoś zmienił ten wpis w tym czasie. Wczytaj go ponownie, zanim zapiszesz swoje zmiany';
  const current = await find<{ id: number }>(entity, id, where);
  if (current && 'Users_id' in entity.fields) noteListed(call, entity, { data: [current] });
  return new HttpError(409, message, undefined, { code: 'stale', body: { current } });
}

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

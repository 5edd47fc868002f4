import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { type RefusalStatus, refusals } from '../http/refusals.ts';
import type { Route } from '../http/route.ts';
import { allRequired, ref, type Schema } from '../http/schemas.ts';

export const json = (schema: Schema, type = 'application/json') => ({ content: { [type]: { schema } } });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** `{data: [...]}` without pages, of something plain. */
export const dataOf = (items: Schema): Schema => allRequired({ data: listOf(items) });

function schemaOf(method: string, entity: Entity | undefined, one: boolean): Schema {
  if (!entity) return method === 'GET' ? { type: 'object' } : ref('Done');
  if (method === 'POST') return ref('Created');
  if (method === 'PUT' || method === 'PATCH') return ref('Changed');
  if (method !== 'GET') return ref('Done');
  const data = listOf(ref(entity.table));
  return allRequired(one ? { data } : { data, meta: ref('Meta') });
}

/** What a call that succeeds answers. */
export function answerOf(method: string, route: Route, entity: Entity | undefined, one: boolean) {
  const status = route.status ?? (method === 'DELETE' ? 204 : method === 'POST' && entity ? 201 : 200);
  const others = Object.fromEntries(
    Object.entries(route.also ?? {}).map(([code, schema]) => [code, { description: 'Done', ...json(schema) }]),
  );
  if (status === 204) return { [status]: { description: 'Done' }, ...others };
  const schema = route.answer ?? schemaOf(method, entity, one);
  return { [status]: { description: 'Done', ...json(schema, route.gives) }, ...others };
}

/** How a call may be refused, by what it takes and who may call. */
export function refusalsOf(
  method: string,
  { who, changes, anyOrigin, gives, refuses = [] }: Route,
  takes: { names: boolean; sends: boolean; entity: boolean; takesKey: boolean; limited: boolean },
) {
  const writes = method !== 'GET';
  const possible: Record<RefusalStatus, boolean> = {
    400: true,
    401: (who !== 'everyone' && !anyOrigin) || takes.limited,
    402: false,
    403: (!anyOrigin && (who !== 'everyone' || writes || Boolean(changes))) || takes.limited,
    404: takes.names,
    409: writes && (takes.sends || takes.entity),
    410: false,
    // The body of every write is read, even where nothing of it is taken
    413: writes,
    422: takes.takesKey,
    429: writes || gives === 'text/csv',
    500: true,
    502: false,
    503: true,
  };
  return Object.fromEntries(
    Object.entries(refusals)
      .filter(([status]) => refuses.some((it) => it === Number(status)) || possible[Number(status) as RefusalStatus])
      .map(([status, description]) => [status, { description, ...json(ref('Problem')) }]),
  );
}

import type { Entity } from '../../../src/domain/kernel/entity.ts';
import type { Route } from '../http/route.ts';
import { allRequired, type Schema } from '../http/schemas.ts';

export const json = (schema: Schema, type = 'application/json') => ({ content: { [type]: { schema } } });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
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
  if (status === 204) return { [status]: { description: 'Done' } };
  return { [status]: { description: 'Done', ...json(route.answer ?? schemaOf(method, entity, one), route.gives) } };
}

const refusals = {
  400: 'Something that was sent is wrong; `errors` says what, by field',
  401: 'Nobody is signed in, or no longer',
  403: 'Not for this role, or not called from our own pages',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'Not as things are now: taken, in use, changed by somebody else (`code`: stale)',
  422: 'The Idempotency-Key belongs to another call',
  429: 'Too often; Retry-After says when again, or (`code`: proof) the work on `challenge` is sent along as `proof`',
  503: 'The database is away, or nobody knows whether it was written (`code`: unknown); Retry-After says when again',
};

/** How a call may be refused, by what it takes and who may call. */
export function refusalsOf(
  method: string,
  { who, changes, anyOrigin, gives }: Route,
  takes: { names: boolean; sends: boolean; entity: boolean; takesKey: boolean },
) {
  const writes = method !== 'GET';
  const possible: Record<keyof typeof refusals, boolean> = {
    400: true,
    401: who !== 'everyone' && !anyOrigin,
    403: !anyOrigin && (who !== 'everyone' || writes || Boolean(changes)),
    404: takes.names,
    409: writes && (takes.sends || takes.entity),
    422: takes.takesKey,
    429: writes || gives === 'text/csv',
    503: true,
  };
  return Object.fromEntries(
    Object.entries(refusals)
      .filter(([status]) => possible[Number(status) as keyof typeof refusals])
      .map(([status, description]) => [status, { description, ...json(ref('Problem')) }]),
  );
}

import { find } from '../../../db/list.ts';
import type { Query } from '../../../db/sql.ts';
import { deleteRow, insertRow, type Key, updateRow, type Values } from '../../../db/write.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import * as pages from '../../../src/domain/paths.ts';
import { purge } from '../http/cache.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call, Routes } from '../http/route.ts';
import { bodyOf } from '../openapi/schemas.ts';
import { changesOf, versionOf } from './changes.ts';
import { keyOf, notFound } from './key.ts';

export interface Writes {
  /** What a new row has where its body says nothing. */
  initial?: Values;
  /** Values of the server's own for a new row. */
  fill?: (call: Call) => Values | Promise<Values>;
  /** Paths of other public answers that show these rows, and so are purged with them. */
  alsoPurge?: readonly string[];
}

/** POST, PUT and DELETE of an entity. */
export function writes(entity: Entity, { initial, fill, alsoPurge = [] }: Writes = {}): Routes {
  const who = entity.write;
  const path = `${pages.api}${entity.path}`;
  const tags = [...(entity.read === 'everyone' ? [entity.path] : []), ...alsoPurge];
  return {
    [`POST ${path}`]: {
      summary: `${entity.one}: add`,
      body: bodyOf(entity, {}, Object.keys(initial ?? {})),
      who,
      run: async (call) => {
        const id = await insertRow(call, entity, {
          ...parseBody(entity, { ...initial, ...call.body }),
          ...(await fill?.(call)),
        });
        purge(call.context, tags);
        return added(entity, id);
      },
    },
    [`PUT ${path}/:id`]: {
      summary: `${entity.one}: change`,
      who,
      run: async (call) => {
        const key = keyOf(entity, call.params.id);
        const answer = await change(call, entity, key, changesOf(entity, call.body, key));
        purge(call.context, tags);
        return answer;
      },
    },
    [`DELETE ${path}/:id`]: {
      summary: `${entity.one}: delete`,
      who,
      run: async (call) => {
        const answer = await remove(call, entity, keyOf(entity, call.params.id));
        purge(call.context, tags);
        return answer;
      },
    },
  };
}

/** The answer to a new row. */
export const added = (entity: Entity, id: Key): Response =>
  Response.json({ data: { id }, message: entity.messages.added }, { status: 201 });

/**
 * Changes one row as the caller, unless somebody else has changed it since the version they sent; `first` are
 * statements that go before.
 */
export async function change(
  { author, body }: Call,
  entity: Entity,
  id: Key,
  values: Values,
  where?: Query,
  ...first: Query[]
) {
  const done = await updateRow(author, entity, id, values, { version: versionOf(body), where }, ...first);
  if (done === 'missing') throw notFound(entity);
  if (done === 'stale') throw await stale(entity, id, where);
  return { data: { id, version: done.version }, message: entity.messages.changed };
}

/** Somebody has changed the row since the version that was sent: the answer has it as it is now. */
export async function stale(entity: Entity, id: Key, where?: Query): Promise<HttpError> {
  const message = 'Ktoś zmienił ten wpis w tym czasie. Wczytaj go ponownie, zanim zapiszesz swoje zmiany';
  return new HttpError(409, message, undefined, { code: 'stale', body: { current: await find(entity, id, where) } });
}

/** Deletes one row as the caller. */
export async function remove({ author }: Call, entity: Entity, id: Key): Promise<Response> {
  if (!(await deleteRow(author, entity, id))) throw notFound(entity);
  return new Response(null, { status: 204 });
}

import { deleteRow, insertRow, type Key, type Values } from '../../../db/row/write.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import type { Fields } from '../../../src/domain/kernel/field.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { purge } from '../http/cache.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call, Routes } from '../http/route.ts';
import { bodyOf } from '../http/schemas.ts';
import { change, changeSome, changesOf, patchOf } from './change.ts';
import { histories } from './history.ts';
import { keyOf, notFound } from './key.ts';
import { restores } from './restore.ts';

export interface Writes {
  /** What a new row has where its body says nothing. */
  initial?: Values;
  /** Values of the server's own for a new row. */
  fill?: (call: Call) => Values | Promise<Values>;
  /** Paths of other public answers that show these rows, and so are purged with them. */
  alsoPurge?: readonly string[];
}

/** POST, PUT, PATCH and DELETE of an entity, and what they came to. */
export function writes(entity: Entity, { initial, fill, alsoPurge = [] }: Writes = {}): Routes {
  const who = entity.write;
  const path = `${pages.api}${entity.path}`;
  const tags = [...(entity.read === 'everyone' ? [entity.path] : []), ...alsoPurge];
  return {
    ...histories(entity),
    ...restores(entity, tags),
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
        const values = changesOf(entity, call.body, key);
        // A field that is left out stays, and is checked with the rest
        const isWhole = Object.entries(entity.fields as Fields).every(
          ([name, { server }]) => server || name === entity.key || name in values,
        );
        const answer = await (isWhole ? change : changeSome)(call, entity, key, values);
        purge(call.context, tags);
        return answer;
      },
    },
    [`PATCH ${path}/:id`]: {
      summary: `${entity.one}: change some fields`,
      who,
      run: async (call) => {
        const key = keyOf(entity, call.params.id);
        const answer = await changeSome(call, entity, key, patchOf(entity, call.body, key));
        purge(call.context, tags);
        return answer;
      },
    },
    ...(!entity.single && {
      [`DELETE ${path}/:id`]: {
        summary: `${entity.one}: delete`,
        who,
        run: async (call: Call) => {
          const answer = await remove(call, entity, keyOf(entity, call.params.id));
          purge(call.context, tags);
          return answer;
        },
      },
    }),
  };
}

/** The answer to a new row. */
export const added = (entity: Entity, id: Key): Response =>
  Response.json({ data: { id }, message: entity.messages.added }, { status: 201 });

/** Deletes one row as the caller. */
async function remove({ author }: Call, entity: Entity, id: Key): Promise<Response> {
  if (!(await deleteRow(author, entity, id))) throw notFound(entity);
  return new Response(null, { status: 204 });
}

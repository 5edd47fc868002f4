import { find, list } from '../../db/list.ts';
import type { Query } from '../../db/sql.ts';
import type { Entity } from '../../src/domain/entity.ts';
import { HttpError } from '../../src/domain/http-error.ts';
import { readQuery, type Sort } from '../../src/domain/query.ts';
import { endpoint, type Handler, type Routes } from './endpoint.ts';

/** A path's id as the entity's key: a number, unless people give the key. Nothing fits what cannot be one. */
export function keyOf(entity: Entity, id: string | undefined): number | string {
  const number = Number(id);
  if (entity.key !== 'id' || 'id' in entity.fields) return id ?? '';
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new HttpError(404, `Nie znaleziono: ${entity.one}`);
  return number;
}

export interface ResourceOptions {
  /** The order of the list when none is asked for. */
  sort?: Sort;
  /** The page size when none is asked for, where it is not the entity's. */
  pageSize?: number;
  /** Which rows there are for whoever asks. */
  where?: () => Query;
  /** Further routes, or others in place of these. */
  routes?: Routes;
}

/** The reads of an entity: its list and one row. */
export function resource(entity: Entity, { sort, pageSize = entity.pageSize, where, routes }: ResourceOptions = {}): Handler {
  const path = `/api/${entity.path}`;
  const who = entity.read;
  const cache = who === 'everyone' ? { tag: entity.path } : undefined;
  return endpoint({
    [`GET ${path}`]: {
      who,
      cache,
      run: async ({ query }) => ({ ...(await list(entity, { sort, ...readQuery({ ...entity, pageSize }, query), where: where?.() })) }),
    },
    [`GET ${path}/:id`]: {
      who,
      cache,
      run: async ({ params }) => {
        const row = await find(entity, keyOf(entity, params.id), where?.());
        if (!row) throw new HttpError(404, `Nie znaleziono: ${entity.one}`);
        return { data: [row] };
      },
    },
    ...routes,
  });
}

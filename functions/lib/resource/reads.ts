import { all, find, list } from '../../../db/row/list.ts';
import { openRow } from '../../../db/row/open-row.ts';
import { everybodys } from '../../../db/row/owners.ts';
import type { Query } from '../../../db/sql.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { readQuery, type Sort } from '../../../src/domain/kernel/query.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import type { Call, Route, Routes, Who } from '../http/route.ts';
import { csv } from './csv.ts';
import type { Sheet } from './csv-line.ts';
import { keyOf, notFound } from './key.ts';
import { searched, searchParameter } from './search.ts';

export interface Reads {
  /** Who may read, where it is not as the entity says. */
  who?: Who;
  /** The order of the list when none is asked for. */
  sort?: Sort;
  /** The page size when none is asked for, where it is not the entity's. */
  pageSize?: number;
  /** Which rows there are for whoever asks, on the table `t`. */
  where?: (call: Call) => Query;
  /** The summary of the list, where the entity's name says too little. */
  summary?: string;
  /** Parameters of the query besides those of a list, with what they mean. */
  query?: Route['query'];
  /** What its rows say in a file, where that is not all of their fields. */
  sheet?: Sheet;
  /** Answers only calls with this in their query: '?all=1'. */
  when?: '' | `?${string}=${string}`;
}

/** The list of an entity, also as a file, and one row of it. */
export function reads(
  entity: Entity,
  { who = entity.read, sort, pageSize = entity.pageSize, where, when = '', summary, query, sheet }: Reads = {},
): Routes {
  const path = `${pages.api}${entity.path}`;
  const cache = who === 'everyone' ? { tag: entity.path } : undefined;
  const isSomebodys = 'Users_id' in entity.fields;
  const listed = { ...query, ...searchParameter(entity) };
  const rows = (call: Call): Query => all([where?.(call) ?? everybodys(), searched(entity, call.query)]);
  return {
    [`GET ${path}${when}`]: {
      summary: summary ?? `${entity.many}: a list`,
      query: listed,
      who,
      cache,
      run: async (call) => ({
        ...(await list(entity, { sort, ...readQuery({ ...entity, pageSize }, call.query), where: rows(call) })),
      }),
    },
    [`GET ${path}.csv${when}`]: csv({
      summary: summary ?? entity.many,
      who,
      query: listed,
      sheet,
      listing: (call) => ({ entity, sort, ...readQuery(entity, call.query), where: rows(call) }),
    }),
    [`GET ${path}/:id${when}`]: {
      summary: `${entity.one}: one row`,
      query,
      who,
      cache,
      run: async (call) => {
        const key = keyOf(entity, call.params.id);
        const row = await (isSomebodys
          ? openRow(call.author, entity, key, where?.(call) ?? everybodys())
          : find(entity, key, where?.(call)));
        if (!row) throw notFound(entity);
        return { data: [row] };
      },
    },
  };
}

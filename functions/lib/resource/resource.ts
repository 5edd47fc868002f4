import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { endpoint, type Handler } from '../http/endpoint.ts';
import type { Routes } from '../http/route.ts';
import { type Reads, reads } from './reads.ts';
import { type Writes, writes } from './writes.ts';

type ReadOptions = Pick<Reads, 'sort' | 'sheet' | 'query' | 'where'> & {
  /** Further routes, or others in place of these. */ routes?: Routes;
};

/** An entity as it says it is: its list, one row, and the writes. */
export const resource = (entity: Entity, { routes, ...options }: ReadOptions & Writes = {}): Handler =>
  endpoint({ ...reads(entity, options), ...writes(entity, options), ...routes });

/** An entity that nobody writes by calls, not the admin either: its list and one row. */
export const readOnly = (entity: Entity, { routes, ...options }: ReadOptions = {}): Handler =>
  endpoint({ ...reads(entity, options), ...routes });

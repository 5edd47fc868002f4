import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { endpoint, type Handler } from '../http/endpoint.ts';
import type { Routes } from '../http/route.ts';
import { type Reads, reads } from './reads.ts';
import { type Writes, writes } from './writes.ts';

type Options = Pick<Reads, 'sort' | 'sheet'> &
  Writes & { /** Further routes, or others in place of these. */ routes?: Routes };

/** An entity as it says it is: its list, one row, and the writes if somebody may write. */
export const resource = (entity: Entity, { routes, ...options }: Options = {}): Handler =>
  endpoint({
    ...reads(entity, options),
    ...(entity.write.length > 0 ? writes(entity, options) : undefined),
    ...routes,
  });

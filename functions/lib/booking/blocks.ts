import { onDays } from '../../../db/booking/rentals.ts';
import { everybodys } from '../../../db/row/owners.ts';
import type { carBlock, spaceBlock } from '../../../src/domain/booking/block.ts';
import type { Handler } from '../http/endpoint.ts';
import { readDays } from '../http/parameter.ts';
import { resource } from '../resource/resource.ts';

/** Days on which cars or spaces are for nobody: the lists of them narrowed by days, and their writes. */
export const blocks = (entity: typeof carBlock | typeof spaceBlock, alsoPurge: readonly string[] = []): Handler =>
  resource(entity, {
    sort: { by: ['since'], order: 'asc' },
    query: { since: 'Those that last to this day or longer', until: 'Those that begin by this day' },
    where: ({ query }) => onDays(everybodys(), readDays(query)),
    alsoPurge,
  });

import { restoreRow } from '../../../db/row/deleted-rows.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { purge } from '../http/cache.ts';
import type { Routes, Who } from '../http/route.ts';
import { ref } from '../http/schemas.ts';
import { keyOf } from './key.ts';

/** Undoing a deletion, of an entity whose rows can come back; `tags` are of the public answers that show them. */
export const restores = (entity: Entity, tags: readonly string[] = [], who: Who = entity.write): Routes =>
  entity.restorable
    ? {
        [`POST ${pages.api}${entity.path}/:id/restore`]: {
          summary: `${entity.one}: undo the deletion, within ten seconds and by who deleted it`,
          who,
          takesKey: true,
          answer: ref('Created'),
          refuses: [409],
          run: async (call) => {
            const id = keyOf(entity, call.params.id);
            const isRestored = await restoreRow(call, entity, id);
            if (!isRestored) throw new HttpError(404, 'Tego usunięcia nie można już cofnąć');
            purge(call.context, tags);
            return { data: { id }, message: entity.messages.restored };
          },
        },
      }
    : {};

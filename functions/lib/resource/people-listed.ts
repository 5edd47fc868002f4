import { setImmediate } from 'node:timers/promises';
import { noteShown } from '../../../db/account/people-listed.ts';
import { user } from '../../../src/domain/account/user.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { sessionOf } from '../http/endpoint.ts';
import type { Call } from '../http/route.ts';
import { log } from '../log.ts';

/**
 * Rows with people's names, as they were read; notes whose they are, of others than the caller. After the answer: no
 * reading waits for it.
 */
export function noteListed<Found extends { data: object[] }>(call: Call, entity: Entity, found: Found): Found {
  const me = sessionOf(call).user.id;
  const owner = entity.table === user.table ? 'id' : 'Users_id';
  const others = (found.data as { id: number; Users_id?: number | null }[]).filter((row) => row[owner] !== me);
  if (others.length > 0) {
    const ids = others.map(({ id }) => id);
    const noting = setImmediate().then(() => noteShown(me, entity.table, ids));
    call.context.waitUntil(noting.catch((error) => log('error', `people on a list: ${lineOf(error)}`)));
  }
  return found;
}

import { useSend } from '../../../client/useSend.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import { rowPath } from '../../record/row-call.ts';
import { tellUndoable } from '../../record/undo.ts';

/** Takes a row away without a question; one press more puts it back. */
export function useTakeAway(entity: Entity, changes: readonly string[]) {
  const { send, busy } = useSend();
  const takeAway = (id: number): void => {
    const path = rowPath(entity, String(id));
    const common = { changes, of: entity };
    const restore = () =>
      void send({ ...common, method: 'POST', path: `${path}/restore`, done: entity.messages.added });
    void send({ ...common, method: 'DELETE', path, after: () => tellUndoable(entity.messages.removed, restore) });
  };
  return { takeAway, busy };
}

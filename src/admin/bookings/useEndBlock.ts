import { useReadAgain } from '../../client/useReadAgain.ts';
import { useSend } from '../../client/useSend.ts';
import type { CarBlock, carBlock, SpaceBlock, spaceBlock } from '../../domain/booking/block.ts';
import { daysOf } from '../../domain/booking/booking-row.ts';
import { addDays, today, wireDay } from '../../domain/language/days.ts';
import { toast } from '../../ui/overlays.ts';
import { rowPath } from '../record/row-call.ts';
import { tellUndoable } from '../record/undo.ts';

/**
 * Ends a block: one that has not begun, or began today, goes; of another the days until yesterday stay. Either is taken
 * back in one press, where nobody has booked meanwhile.
 */
export function useEndBlock(entity: typeof carBlock | typeof spaceBlock): (block: CarBlock | SpaceBlock) => void {
  const { send } = useSend();
  const readAgain = useReadAgain();
  const changes = [entity.path];
  const { removed } = entity.messages;
  const otherwise = ({ status }: { status: number }) => {
    if (status === 404) void readAgain(entity.path);
    return false;
  };
  const restored = () => toast({ text: entity.messages.restored });
  return (block) => {
    const path = rowPath(entity, String(block.id));
    const days = daysOf(block);
    if (!days || days.since >= today()) {
      const restore = () =>
        void send({ method: 'POST', path: `${path}/restore`, changes, after: restored, of: entity });
      void send({
        method: 'DELETE',
        path,
        changes,
        otherwise,
        of: entity,
        after: () => tellUndoable(removed, restore),
      });
      return;
    }
    const patch = (until: string, version: number | undefined, after: (version: number) => void) =>
      void send<{ data: { version: number } }>({
        ...{ method: 'PATCH', path, changes, otherwise, of: entity },
        json: { until, version },
        after: ({ data }) => after(data.version),
      });
    patch(wireDay(addDays(today(), -1)), block.version, (version) =>
      tellUndoable(removed, () => patch(wireDay(days.until), version, restored)),
    );
  };
}

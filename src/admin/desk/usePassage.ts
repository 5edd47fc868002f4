import { useRef } from 'react';
import { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { type PassageKind, passage } from '../../domain/booking/passage.ts';
import { toast } from '../../ui/overlays.ts';
import { tellUndoable } from '../record/undo.ts';
import { sendOrKeep, shortPatience } from './kept-facts.ts';

interface Parked {
  id: number;
  license_plate: string;
}

/**
 * Notes that a car has come or left, with the moment of the press. Nothing is asked: it may be taken back. Without a
 * network it stays on this device and is sent later.
 */
export function usePassage() {
  const running = useRef(new Set<number>());
  const again = useReadAgain();
  const refresh = () => again('desk/', 'parking');
  const note = async (row: Parked, kind: PassageKind): Promise<void> => {
    if (running.current.has(row.id)) return;
    running.current.add(row.id);
    const did = `${row.license_plate} ${kind === 'IN' ? 'wjechał' : 'wyjechał'}`;
    const at = new Date().toISOString();
    const path = `desk/parking/${row.id}/passages`;
    const noted = { path, json: { kind, at }, words: did };
    try {
      const sent = await sendOrKeep(noted, { patience: shortPatience });
      const undo = async (corrects: number) => {
        const json = { kind, at, corrects, withdrawn: true };
        await sendOrKeep({ ...noted, json }, { mayWait: false }).catch((error) => tell(error, 'notAdded', passage));
        await refresh();
      };
      if (sent) tellUndoable(did, () => void undo(sent.data.id));
      else toast({ text: `${did}: wyśle się, gdy wróci sieć`, tone: 'warn' });
    } catch (error) {
      if (error instanceof ApiError && error.body.code === 'before') {
        toast({ text: error.message, tone: 'info' });
      } else tell(error, 'notAdded', passage);
    } finally {
      running.current.delete(row.id);
      await refresh();
    }
  };
  return (row: Parked, kind: PassageKind): void => void note(row, kind);
}

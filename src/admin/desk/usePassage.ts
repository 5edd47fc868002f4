import { useRef } from 'react';
import { ApiError } from '../../client/api.ts';
import { currentAuth } from '../../client/auth.ts';
import { tell } from '../../client/tell.ts';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { type PassageKind, passage } from '../../domain/booking/passage.ts';
import { toast } from '../../ui/overlays.ts';
import { isAway, type KeptFact, keepFact, newFactId, sendFact } from './kept-facts.ts';

interface Parked {
  id: number;
  license_plate: string;
}

/** How long it may be taken back, in ms. */
const patience = 10_000;

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
    const fact: KeptFact = {
      ...{ id: newFactId(), user: currentAuth()?.user?.id ?? 0, path, json: { kind, at }, files: [] },
      words: did,
    };
    try {
      const { data } = await sendFact(fact);
      const undo = async () => {
        const json = { kind, at, corrects: data.id, withdrawn: true };
        await sendFact({ ...fact, id: newFactId(), json }).catch((error) => tell(error, 'notAdded', passage));
        await refresh();
      };
      toast({ text: did, ms: patience, action: { label: 'Cofnij', run: () => void undo() } });
    } catch (error) {
      if (isAway(error)) {
        await keepFact(fact);
        dispatchEvent(new Event('desk-kept'));
        toast({ text: `${did}: wyśle się, gdy wróci sieć`, tone: 'warn' });
      } else if (error instanceof ApiError && error.body.code === 'before') {
        toast({ text: error.message, tone: 'info' });
      } else tell(error, 'notAdded', passage);
    } finally {
      running.current.delete(row.id);
      await refresh();
    }
  };
  return (row: Parked, kind: PassageKind): void => void note(row, kind);
}

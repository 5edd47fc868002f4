import { useRef } from 'react';
import { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { useSend } from '../../client/useSend.ts';
import { milestone } from '../../domain/flight/milestone.ts';
import { type MilestoneKind, milestoneFacts } from '../../domain/flight/milestone-kinds.ts';
import { formatTime } from '../../domain/language/days.ts';
import { toast } from '../../ui/overlays.ts';
import { dropFact, type KeptFact, keepForLater, sendOrKeep, shortPatience } from '../desk/kept-facts.ts';
import { tellUndoable } from '../record/undo.ts';
import { stepsPath } from './steps.ts';

/** What a press changes: the flight's own page, the lists of flights and the plan of the day. */
const changes = ['flights', 'plan'];

/**
 * Notes that a flight has come to a step, with the minute of the press. Nothing is asked: it may be taken back for ten
 * seconds. Without a network it stays on this device and is sent later, with its own time.
 */
export function usePress(flight: { id: string; number: string }) {
  // Another step may be pressed while one is under way, the same one is pressed once
  const running = useRef(new Set<MilestoneKind>());
  const readAgain = useReadAgain();
  const { send, busy } = useSend();
  const path = stepsPath(flight);
  const wordsOf = (kind: MilestoneKind, at: Date) =>
    `${flight.number}: ${milestoneFacts(kind).label} ${formatTime(at)}`;
  const press = async (kind: MilestoneKind, at: Date): Promise<void> => {
    if (running.current.has(kind)) return;
    running.current.add(kind);
    const words = wordsOf(kind, at);
    const json = { kind, at: at.toISOString(), pressed_at: new Date().toISOString() };
    try {
      const sent = await sendOrKeep({ path, json, words }, { patience: shortPatience });
      if (sent) tellUndoable(words, () => undo(sent.data.id));
      else toast({ text: `${words}. Wyśle się, gdy wróci sieć`, tone: 'warn' });
    } catch (error) {
      if (error instanceof ApiError && error.body.code === 'before') toast({ text: error.message, tone: 'info' });
      else tell(error, 'notAdded', milestone);
    } finally {
      running.current.delete(kind);
      await readAgain(...changes);
    }
  };
  const undo = (id: number) =>
    void send({ method: 'DELETE', path: `${path}/${id}`, done: milestone.messages.removed, changes, of: milestone });
  const correct = (id: number, at: Date) =>
    void send({
      ...{ method: 'PATCH', path: `${path}/${id}`, json: { at: at.toISOString() } },
      ...{ done: milestone.messages.changed, changes, of: milestone },
    });
  /** Another minute of one that waits: as another fact, since the first may have arrived without an answer. */
  const changeKept = async ({ id, path, json }: KeptFact, at: Date) => {
    const changed = { ...json, at: at.toISOString() };
    await keepForLater({ path, json: changed, words: wordsOf(json.kind as MilestoneKind, at) });
    await dropFact(id);
  };
  const tellFailed = () => toast({ text: 'Nie zmieniono tego, co czeka na tym urządzeniu', tone: 'bad' });
  return {
    press: (kind: MilestoneKind, at: Date): void => void press(kind, at),
    correct,
    changeKept: (fact: KeptFact, at: Date): void => void changeKept(fact, at).catch(tellFailed),
    dropKept: ({ id, words }: KeptFact): void =>
      void dropFact(id).then(() => toast({ text: `Nie wyśle się: ${words}` }), tellFailed),
    busy,
  };
}

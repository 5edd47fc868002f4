import { fetchJson } from '../../client/api.ts';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { useSend } from '../../client/useSend.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import { count, noun } from '../../domain/language/polish.ts';
import { alert, confirm, toast } from '../../ui/overlays.ts';
import { rowPath } from './row-call.ts';
import { tellUndoable, undoable } from './undo.ts';

/** As 'przez' asks for it. */
const secondNoun = noun('sekundę', 'sekundy', 'sekund');

interface Removed {
  /** The row's key. */
  key: string;
  /** What people call it. */
  label: string;
  after?: () => void;
  /** The lists are without it now (`gone`: its key), or have it again: the focus may go on from there. */
  moved?: (gone?: string) => void;
  /** What a message says when it is deleted, besides the one that offers to take it back. */
  alerts?: string | undefined;
}

/**
 * Asks, deletes a row and offers to take that back. Where it is known before that others need it, that is told instead;
 * else the server says so, and refuses.
 */
export function useRemove(entity: Entity): (row: Removed) => void {
  const { send } = useSend();
  const readAgain = useReadAgain();
  const restore = ({ key, label, moved }: Removed) =>
    send({
      method: 'POST',
      path: rowPath(entity, key, {}, '/restore'),
      done: `Przywrócono: ${label}`,
      changes: [entity.path],
      after: () => moved?.(),
    });
  const ask = ({ key, label, after, moved, alerts }: Removed) =>
    confirm({
      title: 'Potwierdź usunięcie',
      text: `Czy na pewno chcesz usunąć ${entity.accusative}? „${label}”: ${
        entity.restorable
          ? `usunięcie można cofnąć przez ${count(undoable / 1000, secondNoun)}.`
          : 'tej operacji nie można cofnąć.'
      }`,
      tone: 'bad',
      yes: 'Tak, usuń',
      run: () =>
        send<{ message?: string } | undefined>({
          method: 'DELETE',
          path: rowPath(entity, key),
          of: entity,
          otherwise: ({ status }) => {
            // Somebody else was first
            if (status === 404) void readAgain(entity.path);
            return false;
          },
          changes: [entity.path],
          saved: after,
          after: (answer) => {
            moved?.(key);
            if (alerts) alert({ title: alerts, text: `${entity.one} ${label}` });
            // It was not deleted but put aside, or it cannot come back: the answer says so
            const message = answer?.message ?? entity.messages.removed;
            if (message !== entity.messages.removed || !entity.restorable) toast({ text: message });
            else tellUndoable(entity.messages.removed, () => void restore({ key, label, moved }));
          },
        }),
    });
  return (removed) => {
    if (!entity.whenNeeded) return ask(removed);
    void whatNeeds(entity, removed.key).then((needing) => {
      if (!needing) return ask(removed);
      const text = `Zależą od tego inne wpisy: ${needing}. ${entity.whenNeeded}`;
      alert({ title: `Nie można usunąć: ${removed.label}`, text });
    });
  };
}

/** 'Bilety 83, Osoby 80'; undefined: nothing that is known of, and the server refuses what it knows. */
const whatNeeds = (entity: Entity, key: string): Promise<string | undefined> =>
  fetchJson<{ data: { name: string; total: number }[] }>(rowPath(entity, key, {}, '/dependents')).then(
    ({ data }) => data.map(({ name, total }) => `${name.toLowerCase()} ${total}`).join(', ') || undefined,
    () => undefined,
  );

import { useReadAgain } from '../../client/useReadAgain.ts';
import { useSend } from '../../client/useSend.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import { nameOf } from '../../fields/list/reference.ts';
import { toast } from '../../ui/overlays.ts';
import { rowPath } from './row-path.ts';
import { undoable } from './undo.ts';
import { wireRow } from './wire-row.ts';

export interface RowChange<E extends Entity> {
  /** `words` tell what it is now; `close` lets go of the dialog that asked, once nothing typed there can be lost. */
  put: (row: Row<E>, to: Partial<Row<E>>, words: string, close?: () => void) => void;
  busy: boolean;
}

/**
 * Changes a row in one press, as it was seen; what was pressed by mistake is taken back in one. `also` is sent along
 * with either.
 */
export function useRowChange<E extends Entity>(entity: E, also: object = {}): RowChange<E> {
  const { send, busy } = useSend();
  const readAgain = useReadAgain();

  const patch = (
    key: string,
    version: unknown,
    to: Readonly<Record<string, unknown>>,
    after: (version: number) => void,
    close?: () => void,
  ) =>
    void send<{ data: { version: number } }>({
      method: 'PATCH',
      path: rowPath(entity, key),
      json: { ...wireRow(entity.fields, to), ...also, version },
      changes: [entity.path],
      saved: close,
      after: ({ data }) => after(data.version),
      of: entity,
      otherwise: ({ status, body }) => {
        // Whoever pressed sees what somebody else made of it, before they press again
        if (body.code === 'stale' || status === 404) {
          close?.();
          void readAgain(entity.path);
        }
        return false;
      },
    });

  const put: RowChange<E>['put'] = (row, to, words, close) => {
    const stored = row as Readonly<Record<string, unknown>>;
    const key = String(stored[entity.key]);
    const before = Object.fromEntries(Object.keys(to).map((name) => [name, stored[name] ?? null]));
    const name = nameOf(entity, row);
    const undo = (version: number) => () => patch(key, version, before, () => toast({ text: `Cofnięto: ${name}` }));
    const tellDone = (version: number): void =>
      toast({
        text: `${entity.messages.changed}: ${name}, ${words}`,
        ms: undoable,
        action: { label: 'Cofnij', run: undo(version) },
      });
    patch(key, stored.version, to, tellDone, close);
  };
  return { put, busy };
}

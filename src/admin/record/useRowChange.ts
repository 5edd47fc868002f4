import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../../client/api.ts';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { useSend } from '../../client/useSend.ts';
import type { AnyRow, Entity, Row } from '../../domain/kernel/entity.ts';
import { nameOf } from '../../fields/list/reference.ts';
import { toast } from '../../ui/overlays.ts';
import { type CallParams, rowPath, wireRow } from './row-call.ts';
import { tellUndoable } from './undo.ts';

export interface RowChange<E extends Entity> {
  /** `words` tell what it is now; `close` lets go of the dialog that asked, once nothing typed there can be lost. */
  put: (row: Row<E>, to: Partial<Row<E>>, words: string, close?: () => void) => void;
  busy: boolean;
}

interface Done {
  version: number;
  /** What was changed, the row itself first, where the call changes others with it. */
  ids?: readonly string[];
}

interface HowChanged<E extends Entity> {
  /** Sent along with the change, and with its taking back. */
  also?: object;
  /** Parameters of the call. */
  call?: CallParams | undefined;
  /** Another call than that to the row itself, which takes the same and is checked by more. */
  by?: (row: Row<E>) => { method: 'POST'; path: string };
  /** What taking back sends besides, by what the change answered. */
  undoing?: (done: Done) => object;
  /** What the row is called in the message; absent: its label. */
  called?: (row: Row<E>) => string;
  /** What an error means besides being told; true: told. `to`: what the row was to become. */
  otherwise?: (error: ApiError, to: Partial<Row<E>>) => boolean;
}

/**
 * Changes a row in one press, as it was seen; what was pressed by mistake is taken back in one. A press while an
 * earlier one is under way waits for it; the same press twice is one.
 */
export function useRowChange<E extends Entity>(
  entity: E,
  { also, call, by, undoing, called, otherwise }: HowChanged<E> = {},
): RowChange<E> {
  const { send, busy } = useSend();
  const readAgain = useReadAgain();
  const ownWrites = useOwnWrites();
  const last = useRef(Promise.resolve());
  const pressed = useRef(new Set<string>());
  /** Only one change is sent at a time, and it ends when the lists are read: none that comes meanwhile is lost. */
  const afterLast = (write: () => Promise<void>): Promise<void> => {
    const mine = last.current.then(write);
    last.current = mine.catch(() => undefined);
    return mine;
  };
  const put: RowChange<E>['put'] = (row, to, words, close) => {
    const stored: AnyRow = row;
    const before = Object.fromEntries(Object.keys(to).map((name) => [name, stored[name] ?? null]));
    const name = called?.(row) ?? nameOf(entity, row);
    const path = rowPath(entity, String(stored[entity.key]), call);
    const patch = (values: AnyRow, seen: unknown, after: (done: Done) => void, close?: () => void, more?: object) =>
      afterLast(() =>
        ownWrites.inTurn(path, () => {
          const version = ownWrites.newest(path, seen);
          return send<{ data: Done }>({
            ...(by?.(row) ?? { method: 'PATCH', path }),
            json: { ...wireRow(entity.fields, values), ...also, ...more, version },
            changes: [entity.path],
            saved: close,
            after: ({ data }) => {
              ownWrites.note(path, version, data.version);
              after(data);
            },
            of: entity,
            otherwise: (error) => {
              const { status, body } = error;
              // Whoever pressed sees what somebody else made of it, before they press again
              if (body.code === 'stale' || status === 404) {
                close?.();
                void readAgain(entity.path);
              }
              return otherwise?.(error, values as Partial<Row<E>>) ?? false;
            },
          });
        }),
      );
    const undo = (done: Done) => () =>
      void patch(before, done.version, () => toast({ text: `Cofnięto: ${name}` }), undefined, undoing?.(done));
    const about = Object.keys(to).map((field) => `${path} ${field}`);
    const tellDone = (done: Done) => tellUndoable(`${entity.messages.changed}: ${name}, ${words}`, undo(done), about);
    const press = `${path} ${stored.version} ${JSON.stringify(to)}`;
    if (pressed.current.has(press)) return;
    pressed.current.add(press);
    void patch({ ...to }, stored.version, tellDone, close).finally(() => pressed.current.delete(press));
  };
  return { put, busy };
}

interface OwnWrites {
  /** By a row's path and a version of it: the version that this page's own write has made of that. */
  followed: Map<string, number>;
  /** The write of each row, by its path, that has no answer yet. */
  running: Map<string, Promise<void>>;
}
/** What was written belongs to what was read: a page has one of each. */
const writesOf = new WeakMap<object, OwnWrites>();

/** What this page itself writes of rows, whichever cell of a row it is that writes. */
function useOwnWrites() {
  const { cache } = useSWRConfig();
  const { followed, running } = writesOf.get(cache) ?? { followed: new Map(), running: new Map() };
  writesOf.set(cache, { followed, running });

  const note = (path: string, before: unknown, after: number): void => {
    if (before !== after) followed.set(`${path} ${before}`, after);
  };
  /** The version of a row that was seen at `version`, if nobody but this page has written it since. */
  const newest = (path: string, version: unknown): unknown => {
    const next = followed.get(`${path} ${version}`);
    return next === undefined ? version : newest(path, next);
  };
  /** Writes a row after what is being written of it already: its version is known only then. */
  const inTurn = (path: string, write: () => Promise<void>): Promise<void> => {
    const before = running.get(path);
    const mine = (before ? before.then(write) : write()).finally(() => {
      if (running.get(path) === mine) running.delete(path);
    });
    running.set(path, mine);
    return mine;
  };
  return { note, newest, inTurn };
}

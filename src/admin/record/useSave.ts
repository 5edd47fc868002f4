import { useSWRConfig } from 'swr';
import type { ApiError } from '../../client/api.ts';
import { useSend } from '../../client/useSend.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import { keyField } from '../../domain/kernel/field.ts';
import type { Filter } from '../../domain/kernel/query.ts';
import { parseField } from '../../domain/kernel/schema.ts';
import { listPath } from '../../fields/list/useListQuery.ts';
import { rowPath, wireRow } from './row-call.ts';

export type Stored = Record<string, unknown>;

interface Reading {
  call?: Readonly<Record<string, string>> | undefined;
  byKey?: boolean | undefined;
}

/** Where a row is read: at its own path, or in a list of those with its key; null: no row can have such a key. */
export function readPath(entity: Entity, key: string, { call, byKey }: Reading): string | null {
  if ('error' in parseField(keyField(entity), key)) return null;
  return byKey ? listOf(entity, [{ by: entity.key, value: key }], call) : rowPath(entity, key, call);
}

/** Is there no such row? */
export const isMissing = (path: string | null, error: ApiError | undefined): boolean =>
  path === null || error?.status === 404;

/** The list of rows of which this is true. */
export const listOf = (entity: Entity, always: Filter[], call: Readonly<Record<string, string>> = {}): string =>
  listPath(entity, { page: 1, search: '', filters: [], sort: undefined }, { always, call });

interface Saving {
  entity: Entity;
  /** Where the row is, below /api. */
  path: string;
  onSaved: () => void;
  /** Tries again; absent: by sending the same. */
  again?: (() => void) | undefined;
  /** Somebody else was first: the row as it is now. */
  onStale: (current: Stored) => void;
}

/** Sends what changed of a row, made from this version of it. */
export function useSave({ entity, path, again, onSaved, onStale }: Saving) {
  const { send, busy, errors } = useSend();
  const { mutate } = useSWRConfig();
  // Lists that know the row ask again before they show it; its own form and history are about to go
  const forget = () =>
    void mutate((key) => typeof key === 'string' && key.startsWith(entity.path) && !key.startsWith(path), undefined);
  /** `told`: what follows from it, after what was done. */
  const save = (changed: Stored, version: unknown, told?: string): void =>
    void send({
      method: 'PATCH',
      path,
      json: { ...wireRow(entity.fields, changed), version },
      done: [entity.messages.changed, told].filter(Boolean).join('. '),
      after: () => {
        forget();
        onSaved();
      },
      of: entity,
      again,
      otherwise: ({ body }) => {
        const isStale = body.code === 'stale' && body.current !== undefined;
        if (isStale) onStale(body.current as Stored);
        return isStale;
      },
    });
  return { save, busy, errors };
}

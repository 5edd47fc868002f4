import { useSWRConfig } from 'swr';
import type { ApiError } from '../../client/api.ts';
import { useSend } from '../../client/useSend.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import type { Filter } from '../../domain/kernel/query.ts';
import { listPath } from '../../fields/list/useListQuery.ts';
import { rowPath } from '../row-path.ts';
import { tellFailure } from '../tell-failure.ts';

export type Stored = Record<string, unknown>;

interface Reading {
  call?: Readonly<Record<string, string>> | undefined;
  byKey?: boolean | undefined;
}

/** Where a row is read: at its own path, or in a list of those with its key. */
export const readPath = (entity: Entity, key: string, { call, byKey }: Reading): string =>
  byKey ? listOf(entity, [{ by: entity.key, value: key }], call) : rowPath(entity, key, call);

/** Is there no such row? A key that none could have is refused as it is read. */
export const isMissing = (error: ApiError | undefined): boolean => error?.status === 404 || error?.status === 400;

/** The list of rows of which this is true. */
export const listOf = (entity: Entity, always: Filter[], call: Readonly<Record<string, string>> = {}): string =>
  listPath(entity, { page: 1, search: '', filters: [], sort: undefined }, { always, call });

interface Saving {
  entity: Entity;
  /** Where the row is, below /api. */
  path: string;
  onSaved: () => void;
  /** Somebody else was first: the row as it is now. */
  onStale: (current: Stored) => void;
}

/** Sends what changed of a row, made from this version of it. */
export function useSave({ entity, path, onSaved, onStale }: Saving) {
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
      json: { ...changed, version },
      done: [entity.messages.changed, told].filter(Boolean).join('. '),
      after: () => {
        forget();
        onSaved();
      },
      otherwise: (error) => {
        if (error.body.code === 'stale' && error.body.current) onStale(error.body.current as Stored);
        else return tellFailure(error, entity.messages.notChanged, () => save(changed, version, told));
        return true;
      },
    });
  return { save, busy, errors };
}

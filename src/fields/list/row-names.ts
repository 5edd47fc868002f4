import { createContext, useContext, useMemo } from 'react';
import type { AnyRow, Entity } from '../../domain/kernel/entity.ts';
import { labelsApart } from '../../domain/kernel/label.ts';
import { nameOf } from './reference.ts';

type RowNames = ReadonlyMap<string, string>;

const Names = createContext<RowNames>(new Map());

/** Says for all cells inside what the rows of their list are called, no two of them the same. */
export const RowNamesProvider = Names.Provider;

/** The names of a list's rows, by their keys. */
export function useRowNames(entity: Entity, rows: readonly AnyRow[] | undefined): RowNames {
  return useMemo(() => {
    const labels = labelsApart(entity, rows ?? []);
    return new Map(rows?.map((row, at) => [String(row[entity.key]), labels[at] ?? '']));
  }, [entity, rows]);
}

/** What the buttons of a row are named for: in a list, a name that no other row of it has. */
export function useRowName(entity: Entity, row: AnyRow): string {
  return useContext(Names).get(String(row[entity.key])) ?? nameOf(entity, row);
}

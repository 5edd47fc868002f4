import { useState } from 'react';
import { keep, localStore } from '../../client/storage.ts';
import { backOffice } from '../../domain/site/paths.ts';

export type Density = 'compact' | 'normal' | 'roomy';
export const densities: Record<Density, string> = { compact: 'Gęsta', normal: 'Zwykła', roomy: 'Luźna' };

/** How one person looks at one list. */
export interface Preferences {
  /** Columns that are not shown. */
  hidden: readonly string[];
  density: Density;
  /** Rows of a page; absent: as many as the list has by itself. */
  limit?: number;
  /** May single letters be shortcuts? */
  shortcuts: boolean;
}
const usual: Preferences = { hidden: [], density: 'normal', shortcuts: true };

// How dense rows are and whether letters are shortcuts is a habit of the person, whatever the list
const ofPerson = (userId: number) => `listy:${userId}`;
const ofList = (userId: number, table: string) => `${ofPerson(userId)}:${table}`;

function read(key: string): Partial<Preferences> {
  try {
    const stored: unknown = JSON.parse(localStore?.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The name under which session storage keeps what the lists of a section are asked. */
export const listsKey = (slug: string): string => `${backOffice}/${slug}`;

/** May single letters be shortcuts for this person? */
export const lettersAreKeys = (userId: number): boolean => ({ ...usual, ...read(ofPerson(userId)) }).shortcuts;

/** How this person looked at the list of a table before. */
export const preferencesOf = (userId: number, table: string): Preferences => ({
  ...usual,
  ...read(ofPerson(userId)),
  ...read(ofList(userId, table)),
});

/** One of several lists of a table, each with columns of its own. */
export interface ListTab {
  name: string;
  /** The columns that are not shown at first. */
  hidden: readonly string[];
}

/** How this person looks at the list of a table, or at one of its tabs, remembered on this device. */
export function usePreferences(
  userId: number,
  table: string,
  tab?: ListTab,
): [Preferences, (to: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(() => preferencesOf(userId, table));
  const [hiddenByTab, setHiddenByTab] = useState<Record<string, readonly string[]>>({});
  const ofTab = `${ofList(userId, table)}:${tab?.name}`;
  const hiddenIn = (of: ListTab) => hiddenByTab[of.name] ?? read(ofTab).hidden ?? of.hidden;
  const change = (to: Partial<Preferences>) => {
    const next = { ...preferences, ...to };
    const { density, shortcuts, hidden, limit } = next;
    keep(localStore, ofPerson(userId), JSON.stringify({ density, shortcuts }));
    keep(localStore, ofList(userId, table), JSON.stringify({ limit, ...(!tab && { hidden }) }));
    setPreferences(next);
    if (!tab || !to.hidden) return;
    keep(localStore, ofTab, JSON.stringify({ hidden: to.hidden }));
    setHiddenByTab({ ...hiddenByTab, [tab.name]: to.hidden });
  };
  return [tab ? { ...preferences, hidden: hiddenIn(tab) } : preferences, change];
}

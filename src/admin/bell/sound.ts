import { keep, localStore } from '../../client/storage.ts';
import { playNotes } from '../parts/notes.ts';

const stored = 'dzwonek:dzwiek';

/** Is the bell heard on this device? It is quiet until somebody chooses otherwise. */
export const isHeard = (): boolean => localStore?.getItem(stored) === 'tak';
/** Switched on it is heard once, so that whoever chooses it knows how it sounds. */
export function setHeard(on: boolean): void {
  keep(localStore, stored, on ? 'tak' : 'nie');
  if (on) ring();
}

export function ring(): void {
  // Before anybody has touched the page browsers play nothing, and would play it later
  if (navigator.userActivation?.hasBeenActive !== false) playNotes([660, 880]);
}

import { keep, localStore } from '../../../client/storage.ts';
import { playNotes } from '../../parts/notes.ts';

type Go = 'yes' | 'no' | 'ask';

const stored = 'odprawa:dzwiek';

/** One high note: the passenger may board; two low ones: may not; three: staff decide. `shake`: vibration, in ms. */
const signals: Record<Go, { notes: number[]; shake: number[] }> = {
  yes: { notes: [880], shake: [60] },
  no: { notes: [247, 196], shake: [400] },
  ask: { notes: [440, 440, 440], shake: [80, 80, 80, 80, 80] },
};

/** Are signals turned on? Remembered on this device. */
export const isHeard = (): boolean => localStore?.getItem(stored) !== 'nie';
export const setHeard = (on: boolean): void => keep(localStore, stored, on ? 'tak' : 'nie');

/** Plays what a ticket check found, for staff who look at the passenger; the screen always says it in words as well. */
export function signal(go: Go): void {
  if (!isHeard()) return;
  const { notes, shake } = signals[go];
  // Before anybody has touched the page, browsers refuse to shake, and log that as an error
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(shake);
  playNotes(notes);
}

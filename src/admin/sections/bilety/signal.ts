import { keep, localStore } from '../../../client/storage.ts';

type Go = 'yes' | 'no' | 'ask';

const stored = 'odprawa:dzwiek';
/** Seconds of one note, and of the pause after it. */
const [note, pause] = [0.12, 0.06];

/** One high note: the passenger may board; two low ones: may not; three: staff decide. `shake`: vibration, in ms. */
const signals: Record<Go, { notes: number[]; shake: number[] }> = {
  yes: { notes: [880], shake: [60] },
  no: { notes: [247, 196], shake: [400] },
  ask: { notes: [440, 440, 440], shake: [80, 80, 80, 80, 80] },
};

let audio: AudioContext | undefined;

/** Are signals turned on? Remembered on this device. */
export const isHeard = (): boolean => localStore?.getItem(stored) !== 'nie';
export const setHeard = (on: boolean): void => keep(localStore, stored, on ? 'tak' : 'nie');

/** Plays what a ticket check found, for staff who look at the passenger; the screen always says it in words as well. */
export function signal(go: Go): void {
  if (!isHeard()) return;
  const { notes, shake } = signals[go];
  // Before anybody has touched the page, browsers refuse to shake, and log that as an error
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(shake);
  try {
    play(notes);
  } catch (error) {
    // A desk without loudspeakers checks tickets all the same
    console.warn('No sound', error);
  }
}

function play(notes: readonly number[]): void {
  audio ??= new AudioContext();
  for (const [at, frequency] of notes.entries()) {
    const begins = audio.currentTime + at * (note + pause);
    const volume = audio.createGain();
    volume.gain.value = 0.2;
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + note);
  }
}

/** Seconds of one note, and of the pause after it. */
const [note, pause] = [0.12, 0.06];

let audio: AudioContext | undefined;

/** Plays notes one after another, by their frequencies; a device without loudspeakers goes on all the same. */
export function playNotes(notes: readonly number[]): void {
  try {
    play(notes);
  } catch (error) {
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

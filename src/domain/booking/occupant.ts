import { type Day, formatDay } from '../language/days.ts';
import { overlap, type Span } from './span.ts';

/** Who or what has a place, a car or a parking space, on some days: a booking, or a block. */
export interface Occupant extends Span {
  /** 'parking 5', 'space_blocks 2' */
  key: string;
  /** 'GSL48RK, Jan Nowak', or why it is out of use. */
  who: string;
  /** It is overdue: nobody knows until when it has the place. */
  overdue?: boolean;
}

/** The days that it takes, as far as `latest`: of what is overdue nobody knows when it ends. */
export const takenBy = ({ since, until, overdue }: Occupant, latest: Day): Span => ({
  since,
  until: overdue ? latest : until,
});

interface Misfit {
  occupant: Occupant;
  /** 'do 27.11', 'od 24.11' or 'po terminie': until when, or from when on, the place is somebody else's. */
  short: string;
  /** `short` as a sentence, with who has it. */
  words: string;
}

/**
 * Why a whole stay does not fit a place, by the first that is in its way; undefined where it fits. `moved`: what is
 * moved is not in its own way.
 */
export function misfitOf(occupants: readonly Occupant[], stay: Span, moved?: string): Misfit | undefined {
  const [occupant] = occupants
    .filter((it) => it.key !== moved && (it.overdue ? it.since <= stay.until : overlap(it, stay)))
    .sort((a, b) => (a.since < b.since ? -1 : 1));
  if (!occupant) return undefined;
  const { since, until, who } = occupant;
  if (occupant.overdue) return { occupant, short: 'po terminie', words: `zajęte, aż wróci, ${who}` };
  const day = since > stay.since ? since : until;
  return {
    occupant,
    short: `${since > stay.since ? 'od' : 'do'} ${formatDay(day).slice(0, 5)}`,
    words: `zajęte ${since === until ? formatDay(since) : `${formatDay(since)} – ${formatDay(until)}`}: ${who}`,
  };
}

/** The places, nearest first, where the stay fits: what is offered where another was taken. */
export const nearestFitting = <P>(
  places: readonly P[],
  occupantsOf: (place: P) => readonly Occupant[],
  { stay, moved, from }: { stay: Span; moved?: string; from: number },
): P | undefined =>
  places
    .map((place, at) => ({ place, away: Math.abs(at - from) }))
    .sort((a, b) => a.away - b.away)
    .find(({ place, away }) => away > 0 && !misfitOf(occupantsOf(place), stay, moved))?.place;

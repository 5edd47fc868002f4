import { addDays, today } from '../language/days.ts';
import { bookingLimits } from './booking.ts';
import { nearestFree, type Span } from './span.ts';

/** How far after the asked days free ones are looked for. */
const ahead = 60;

/** The days of which one has to know what is taken, to find the nearest free ones. */
export const searched = ({ since, until }: Span): Span => {
  const [far, latest] = [addDays(until, ahead), addDays(today(), bookingLimits.ahead)];
  return { since, until: far < latest ? far : latest };
};

/** The nearest stay of the same length that some place has free, and which; undefined: none soon. */
export function nearestStay<P>(
  places: readonly P[],
  takenOf: (place: P) => readonly Span[],
  stay: Span,
): { place: P; stay: Span } | undefined {
  const { until: latest } = searched(stay);
  return places
    .flatMap((place) => {
      const free = nearestFree(takenOf(place), stay, latest);
      return free ? [{ place, stay: free }] : [];
    })
    .toSorted((a, b) => a.stay.since.localeCompare(b.stay.since))[0];
}

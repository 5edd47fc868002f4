import { bookingLimits } from '../../domain/booking/booking.ts';
import { allSpaces } from '../../domain/booking/parking.ts';
import { nearestFree, type Span } from '../../domain/booking/span.ts';
import { addDays, dayOf, today } from '../../domain/language/days.ts';
import type { PublicParking } from './availability.ts';

/** How far after the chosen days free ones are looked for. */
const ahead = 60;

/** The days of which one has to know what is taken, to find the nearest free ones. */
export const searched = ({ since, until }: Span): Span => {
  const [far, latest] = [addDays(until, ahead), addDays(today(), bookingLimits.ahead)];
  return { since, until: far < latest ? far : latest };
};

/** The nearest stay of the same length for which some space is free; undefined: none soon. */
export function nearestStay(rows: readonly PublicParking[], stay: Span): Span | undefined {
  const { until: latest } = searched(stay);
  const free = allSpaces.map((space) =>
    nearestFree(
      rows
        .filter(({ space_id }) => space_id === space)
        .map(({ since, until }) => ({ since: dayOf(since), until: dayOf(until) })),
      stay,
      latest,
    ),
  );
  return free.filter((it) => it !== undefined).toSorted((a, b) => (a.since < b.since ? -1 : 1))[0];
}

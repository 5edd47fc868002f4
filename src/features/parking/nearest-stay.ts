import { nearestStay } from '../../domain/booking/nearest-stay.ts';
import { allSpaces } from '../../domain/booking/parking.ts';
import type { Span } from '../../domain/booking/span.ts';
import { dayOf } from '../../domain/language/days.ts';
import type { PublicParking } from './availability.ts';

/** The nearest stay of the same length for which some space is free; undefined: none soon. */
export function nearestFreeStay(rows: readonly PublicParking[], stay: Span): Span | undefined {
  const bySpace = Map.groupBy(rows, ({ space_id }) => space_id);
  const takenOf = (space: number) =>
    (bySpace.get(space) ?? []).map(({ since, until }) => ({ since: dayOf(since), until: dayOf(until) }));
  return nearestStay(allSpaces, takenOf, stay)?.stay;
}

import { addDays, type Day } from '../language/days.ts';
import { daysOf } from './booking-row.ts';
import { allSpaces, type Parking } from './parking.ts';
import type { Span } from './span.ts';

/** How many spaces of the car park are reserved, waiting for a payment and free on a day. */
export interface Occupied {
  day: Day;
  reserved: number;
  /** Held for somebody who has not paid yet. */
  pending: number;
  free: number;
}

export function everyDay({ since, until }: Span): Day[] {
  const days: Day[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** How full the car park is on each of these days, by the stays that hold a space. */
export function occupancy(
  stays: readonly Pick<Parking, 'since' | 'until' | 'status'>[],
  days: Span,
  capacity = allSpaces.length,
): Occupied[] {
  const shown = everyDay(days);
  const counts = new Map(shown.map((day) => [day, { RESERVED: 0, PENDING: 0, CANCELLED: 0 }]));
  for (const stay of stays) {
    const stayDays = daysOf(stay);
    if (!stayDays) continue;
    const since = stayDays.since > days.since ? stayDays.since : days.since;
    const until = stayDays.until < days.until ? stayDays.until : days.until;
    for (const day of everyDay({ since, until })) {
      const count = counts.get(day);
      if (count) count[stay.status] += 1;
    }
  }
  return shown.map((day) => {
    const { RESERVED: reserved = 0, PENDING: pending = 0 } = counts.get(day) ?? {};
    return { day, reserved, pending, free: Math.max(capacity - reserved - pending, 0) };
  });
}

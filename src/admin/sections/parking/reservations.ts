import { type AllRows, useAll } from '../../../client/useAll.ts';
import { type Level, type Parking, parking } from '../../../domain/booking/parking.ts';
import type { Span } from '../../../domain/booking/span.ts';

/** The reservations that hold a space on these days; read again by whatever changes one. */
export const useParked = (days: Span | undefined): AllRows<Parking> =>
  useAll(days ? `${parking.path}?${new URLSearchParams({ ...days, limit: '1000' })}` : null);

/** Who has which space of a level. */
export const parkedIn = (rows: readonly Parking[], level: Level): ReadonlyMap<number, Parking> =>
  new Map(rows.filter((it) => it.parking_level === level).map((it) => [it.space_id, it]));

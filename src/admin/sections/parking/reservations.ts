import { type AllRows, useAll } from '../../../client/useAll.ts';
import { type SpaceBlock, spaceBlock } from '../../../domain/booking/block.ts';
import { bookerOf, daysOf } from '../../../domain/booking/booking-row.ts';
import type { Occupant } from '../../../domain/booking/occupant.ts';
import { type Level, type Parking, parking } from '../../../domain/booking/parking.ts';
import type { Span } from '../../../domain/booking/span.ts';

const pathOf = (path: string, days: Span, limit: string) => `${path}?${new URLSearchParams({ ...days, limit })}`;

/** The reservations that hold a space on these days; read again by whatever changes one. */
export const useParked = (days: Span | undefined): AllRows<Parking> =>
  useAll(days ? pathOf(parking.path, days, '1000') : null);

/** The spaces that are out of use on these days. */
export const useSpaceBlocks = (days: Span | undefined): AllRows<SpaceBlock> =>
  useAll(days ? pathOf(spaceBlock.path, days, '100') : null);

/** Who has which space of a level. */
export const parkedIn = (rows: readonly Parking[], level: Level): ReadonlyMap<number, Parking> =>
  new Map(rows.filter((it) => it.parking_level === level).map((it) => [it.space_id, it]));

export const parkingKey = (id: number): string => `${parking.table} ${id}`;

/** All that takes a space on these days; undefined while it is not known. */
export function useOccupants(days: Span | undefined): ((space: number) => readonly Occupant[]) | undefined {
  const { rows: parked } = useParked(days);
  const { rows: blocks } = useSpaceBlocks(days);
  if (!parked || !blocks) return undefined;
  const all = [
    ...parked.map((row) => ({
      row,
      key: parkingKey(row.id),
      who: [row.license_plate, bookerOf(row)?.name].filter(Boolean).join(', '),
    })),
    ...blocks.map((row) => ({ row, key: `${spaceBlock.table} ${row.id}`, who: `wyłączone, ${row.reason}` })),
  ];
  const bySpace = Map.groupBy(
    all.flatMap(({ row, key, who }) => {
      const span = daysOf(row);
      return span ? [{ space: row.space_id, ...span, key, who }] : [];
    }),
    ({ space }) => space,
  );
  return (space) => bySpace.get(space) ?? [];
}

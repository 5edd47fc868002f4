import { type AllRows, useAll } from '../../../client/useAll.ts';
import { type SpaceBlock, spaceBlock } from '../../../domain/booking/block.ts';
import { bookerOf, daysOf } from '../../../domain/booking/booking-row.ts';
import type { Occupant } from '../../../domain/booking/occupant.ts';
import { type Level, type Parking, parking } from '../../../domain/booking/parking.ts';
import { overlap, type Span } from '../../../domain/booking/span.ts';
import { parkingStageOf } from '../../../domain/booking/stage.ts';
import { type Day, today } from '../../../domain/language/days.ts';

const pathOf = (path: string, days: Span, limit: string) => `${path}?${new URLSearchParams({ ...days, limit })}`;

/** The reservations that hold a space on these days; read again by whatever changes one. */
export const useParked = (days: Span | undefined): AllRows<Parking> =>
  useAll(days ? pathOf(parking.path, days, '1000') : null);

/** The spaces that are out of use on these days. */
export const useSpaceBlocks = (days: Span | undefined): AllRows<SpaceBlock> =>
  useAll(days ? pathOf(spaceBlock.path, days, '100') : null);

/** The days on which a reservation has its space; one that is overdue to today, for its car is there. */
function heldDays(row: Parking, now: Day): Span | undefined {
  const days = daysOf(row);
  return days && parkingStageOf(row, now) === 'OVERDUE' ? { since: days.since, until: now } : days;
}

/** Who has which space of a level on a day: where somebody is overdue they, for nobody else can come. */
export function parkedIn(rows: readonly Parking[], level: Level, day: Day): ReadonlyMap<number, Parking> {
  const now = today();
  const isThere = (row: Parking) => {
    const days = heldDays(row, now);
    return days !== undefined && overlap(days, { since: day, until: day });
  };
  const late = (row: Parking) => Number(parkingStageOf(row, now) === 'OVERDUE');
  const there = rows.filter((it) => it.parking_level === level && isThere(it));
  return new Map(there.toSorted((a, b) => late(a) - late(b)).map((it) => [it.space_id, it]));
}

export const parkingKey = (id: number): string => `${parking.table} ${id}`;

/** All that takes a space on these days; undefined while it is not known. */
export function useOccupants(days: Span | undefined): ((space: number) => readonly Occupant[]) | undefined {
  const { rows: parked } = useParked(days);
  const { rows: blocks } = useSpaceBlocks(days);
  if (!parked || !blocks) return undefined;
  const now = today();
  const all = [
    ...parked.map((row) => ({
      span: heldDays(row, now),
      row,
      key: parkingKey(row.id),
      who: [row.license_plate, bookerOf(row)?.name].filter(Boolean).join(', '),
    })),
    ...blocks.map((row) => ({
      span: daysOf(row),
      row,
      key: `${spaceBlock.table} ${row.id}`,
      who: `wyłączone, ${row.reason}`,
    })),
  ];
  const bySpace = Map.groupBy(
    all.flatMap(({ span, row, key, who }) => (span ? [{ space: row.space_id, ...span, key, who }] : [])),
    ({ space }) => space,
  );
  return (space) => bySpace.get(space) ?? [];
}

import { type Choice, choices } from '../kernel/choices.ts';
import type { AnyRow } from '../kernel/entity.ts';
import { type Day, dayCount, dayOf, today } from '../language/days.ts';
import { count, nouns } from '../language/polish.ts';
import { occupyingParking, type Parking, parking } from './parking.ts';
import { occupyingRental, type Rental, rental } from './rental.ts';

/** What has happened to a rental, beside its status: derived from what was noted, never stored. */
export const rentalStage = choices({
  WAITING: { label: 'czeka na wydanie', tone: 'info', icon: 'clock' },
  OUT: { label: 'u klienta', tone: 'neutral', icon: 'rental' },
  OVERDUE: { label: 'po terminie', tone: 'bad', icon: 'late' },
  BACK: { label: 'wrócił', tone: 'good', icon: 'check' },
  NOT_COME: { label: 'nie przyjechał', tone: 'warn', icon: 'late' },
});
export type RentalStage = keyof typeof rentalStage;

const parkingStage = choices({
  WAITING: { label: 'przyjedzie', tone: 'info', icon: 'clock' },
  IN: { label: 'stoi', tone: 'neutral', icon: 'full' },
  OVERDUE: { label: 'po terminie', tone: 'bad', icon: 'late' },
  LEFT: { label: 'wyjechał', tone: 'good', icon: 'check' },
  NOT_COME: { label: 'nie przyjechał', tone: 'warn', icon: 'late' },
});
export type ParkingStage = keyof typeof parkingStage;

interface Told {
  since: string;
  until: string;
  /** When it began and ended, as somebody has noted. */
  began: string | null | undefined;
  ended: string | null | undefined;
  occupies: boolean;
}

/**
 * WAITING, BEGUN, OVERDUE, ENDED or NOT_COME; undefined where nothing is known: it was cancelled, or is over and nobody
 * has noted anything.
 */
function stage({ since, until, began, ended, occupies }: Told, now: Day) {
  const [first, last] = [dayOf(since), dayOf(until)];
  if (ended) return 'ENDED';
  if (!occupies) return undefined;
  if (began) return last < now ? 'OVERDUE' : 'BEGUN';
  if (last < now) return undefined;
  return first < now ? 'NOT_COME' : 'WAITING';
}

type StagedRental = Pick<Rental, 'status' | 'since' | 'until' | 'out_at' | 'back_at'>;
export function rentalStageOf(rental: StagedRental, now: Day = today()): RentalStage | undefined {
  const { status, since, until, out_at: began } = rental;
  if (status === 'RETURNED') return 'BACK';
  const occupies = (occupyingRental as string[]).includes(status);
  const found = stage({ since, until, began, ended: occupies ? rental.back_at : null, occupies }, now);
  return found === 'BEGUN' ? 'OUT' : found === 'ENDED' ? 'BACK' : found;
}

type StagedParking = Pick<Parking, 'status' | 'since' | 'until' | 'entered_at' | 'left_at'>;
export function parkingStageOf(booking: StagedParking, now: Day = today()): ParkingStage | undefined {
  const { status, since, until, entered_at: began, left_at: ended } = booking;
  const occupies = (occupyingParking as string[]).includes(status);
  const found = stage({ since, until, began, ended, occupies }, now);
  return found === 'BEGUN' ? 'IN' : found === 'ENDED' ? 'LEFT' : found;
}

/** How many whole days it is late, as the price counts them. */
export const daysLate = ({ until }: { until: string }, now: Day = today()): number =>
  Math.max(dayCount(dayOf(until), now) - 1, 0);

const found: Record<string, ((row: AnyRow, now: Day) => Choice | undefined) | undefined> = {
  [rental.table]: (row, now) => {
    const stage = rentalStageOf(row as StagedRental, now);
    return stage && rentalStage[stage];
  },
  [parking.table]: (row, now) => {
    const stage = parkingStageOf(row as StagedParking, now);
    return stage && parkingStage[stage];
  },
};

/**
 * What has happened to a booking, as every list tells of it beside its status: 'u klienta', 'po terminie, 2 dni'.
 * undefined where nothing is known, or the table has no bookings.
 */
export function stageOf(table: string, row: AnyRow, now: Day = today()): Choice | undefined {
  const stage = found[table]?.(row, now);
  const isLate = stage === rentalStage.OVERDUE || stage === parkingStage.OVERDUE;
  return isLate
    ? { ...stage, label: `${stage.label}, ${count(daysLate({ until: String(row.until) }, now), nouns.day)}` }
    : stage;
}

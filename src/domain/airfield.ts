import { choices } from './kernel/choices.ts';
import { flag, textRef } from './kernel/field.ts';

/** What terminals, taxiways and runways have in common. They are built, not typed in: people only change them. */
export const airfield = {
  path: 'airfield',
  read: ['atc'],
  write: ['atc'],
  pageSize: 5,
} as const;

export const isAvailable = flag('Dostępny', { initial: true });

const noFlight = 'Wprowadź istniejący numer lotu';
export const flightThere = textRef('Numer lotu', 'flights', { optional: true, message: noFlight });

/** Taxiways and runways take one flight at a time. */
export const laneStatus = choices({
  READY: { label: 'Gotowy', tone: 'good' },
  OCCUPIED: { label: 'Zajęty', tone: 'warn' },
  CLOSED: { label: 'Zamknięty', tone: 'neutral' },
});

/** In these the flight is told; in any other there is none. */
export const holdsFlight = (status: string): boolean => status === 'OCCUPIED' || status === 'FULL';

/** A place in this status is taken by a flight, so it must say which. */
export const needsFlight =
  (status: string) =>
  (row: { status: string; Flight_id: string | null }): { Flight_id: string } | undefined =>
    row.status === status && !row.Flight_id ? { Flight_id: noFlight } : undefined;

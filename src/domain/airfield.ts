import { flight } from './flight.ts';
import { type Choice, choices } from './kernel/choices.ts';
import { flag, joined, textRef } from './kernel/field.ts';

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
export const flightThereJoined = { flight_number: joined('Flight_id', 'number', flight.fields.number) };

/** Does a row in a status name a flight? It has to, it may, or it must not. */
type FlightThere = 'required' | 'optional' | 'none';
type AirfieldStatuses = Record<string, { label: string; flight: FlightThere }>;

/** Taxiways and runways take one flight at a time. */
export const laneStatus = choices({
  READY: { label: 'Gotowy', tone: 'good', flight: 'none' },
  OCCUPIED: { label: 'Zajęty', tone: 'warn', flight: 'required' },
  CLOSED: { label: 'Zamknięty', tone: 'neutral', flight: 'none' },
});

/** Is there a flight in this status? */
export const holdsFlight = (statuses: Record<string, Choice & { flight?: FlightThere }>, status: string): boolean =>
  (statuses[status]?.flight ?? 'none') !== 'none';

/** The check of a row: in a status that requires a flight, it has to name one. */
export const needsFlight =
  (statuses: AirfieldStatuses) =>
  (row: { status: string; Flight_id: string | null }): { Flight_id: string } | undefined =>
    statuses[row.status]?.flight === 'required' && !row.Flight_id ? { Flight_id: noFlight } : undefined;

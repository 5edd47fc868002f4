import { flight } from '../flight/flight.ts';
import { type FlightStatus, phaseOf } from '../flight/flight-status.ts';
import { type Choice, choices } from '../kernel/choices.ts';
import { flag, joined, ref } from '../kernel/field.ts';

/** What terminals, taxiways and runways have in common. They are built, not typed in: people only change them. */
export const airfield = {
  path: 'airfield',
  read: ['atc'],
  write: ['atc'],
  pageSize: 5,
  label: ['id'],
  few: true,
  joined: { flight_number: joined('Flight_id', 'number', flight.fields.number) },
} as const;

/** Where all of them are read at once, below /api. */
export const wholeAirfield = `${airfield.path}?limit=100`;

/** What is said of terminals, taxiways and runways alike where they could not be read, or are not there. */
export const airfieldMessages = {
  missing: 'Nie znaleziono informacji o lotnisku',
  notRead: 'Wystąpił błąd podczas pobierania informacji o lotnisku',
};

/** A runway is 'zajęty', a taxiway 'zajęta'. */
type Ending = 'y' | 'a';
export const isAvailable = (ending: Ending) => flag(`Dostępn${ending}`, { initial: true });

const noFlight = 'Wprowadź istniejący numer lotu';
/** What has landed and what does not fly rolls nowhere any more. */
const isDone = (status: unknown) => ['over', 'off'].includes(phaseOf({ status: status as FlightStatus }) ?? '');
export const flightThere = ref('Numer lotu', () => flight, {
  optional: true,
  message: noFlight,
  leavesOut: isDone,
});

/** Does a row in a status name a flight? It has to, it may, or it must not. */
type FlightThere = 'required' | 'optional' | 'none';
export type AirfieldStatuses = Record<string, Choice & { flight?: FlightThere }>;

/** Taxiways and runways take one flight at a time. */
export const laneStatus = (ending: Ending) =>
  choices({
    READY: { label: `Gotow${ending}`, tone: 'good', icon: 'check', flight: 'none' },
    OCCUPIED: { label: `Zajęt${ending}`, tone: 'warn', icon: 'plane', flight: 'required' },
    CLOSED: { label: `Zamknięt${ending}`, tone: 'neutral', icon: 'x', flight: 'none' },
  });

/** Is there a flight in this status? */
export const holdsFlight = (statuses: AirfieldStatuses, status: string): boolean =>
  (statuses[status]?.flight ?? 'none') !== 'none';

const closed = 'CLOSED';

/**
 * What a status that is chosen for a row brings along: what is closed is not available, and is so again once it is
 * open; where the status takes no flight there is none.
 */
export const becoming = (
  statuses: AirfieldStatuses,
  row: { status: string; Flight_id: string | null },
  to: string,
) => ({
  status: to,
  ...((to === closed) !== (row.status === closed) && { is_available: to !== closed }),
  ...(!holdsFlight(statuses, to) && row.Flight_id !== null && { Flight_id: null }),
});

/** The check of a row: in a status that requires a flight, it has to name one. */
export const needsFlight =
  (statuses: AirfieldStatuses) =>
  ({ status = '', Flight_id }: { status?: string; Flight_id?: string | null }): { Flight_id: string } | undefined =>
    statuses[status]?.flight === 'required' && !Flight_id ? { Flight_id: noFlight } : undefined;

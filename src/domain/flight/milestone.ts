import { user } from '../account/user.ts';
import { type Errors, entity, type Row } from '../kernel/entity.ts';
import { choice, instant, int, joined, ref } from '../kernel/field.ts';
import { type Flight, flight } from './flight.ts';
import { expectedHere, timeHere } from './flight-times.ts';
import { milestoneKind } from './milestone-kinds.ts';
import { planReaders } from './plan-call.ts';

const server = true;

/**
 * That a flight has come to a step: appended, undone within ten seconds by whoever pressed it, later corrected by
 * another entry; never edited.
 */
export const milestone = entity({
  table: 'milestones',
  path: 'milestones',
  one: 'Krok lotu',
  accusative: 'krok lotu',
  many: 'Kroki lotów',
  messages: { added: 'Zapisano krok', changed: 'Poprawiono godzinę kroku', removed: 'Cofnięto krok' },
  label: ['kind', '(at)'],
  read: planReaders,
  write: ['atc', 'airport_staff', 'ground_crew'],
  // With its flight
  restorable: true,
  fields: {
    Flight_id: ref('Lot', () => flight, { server }),
    kind: choice('Krok', milestoneKind),
    at: instant('Godzina'),
    pressed_at: instant('Naciśnięto', { server }),
    Employee_id: ref('Kto', () => user, { optional: true, server }),
    corrects: int('Poprawia wpis', { optional: true, server }),
    undone_at: instant('Cofnięto', { optional: true, server }),
    create_time: instant('Zapisano', { server }),
  },
  joined: {
    flight_number: joined('Flight_id', 'number', flight.fields.number),
    first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    last_name: joined('Employee_id', 'last_name', user.fields.last_name),
  },
  list: ['Flight_id', 'kind', 'at', 'pressed_at', 'undone_at'],
  filter: ['id', 'Flight_id', 'at'],
  sort: ['at'],
  order: 'at',
  pageSize: 50,
  internal: ['told', 'status_before', 'status_after', 'actual_before'],
});
export type Milestone = Row<typeof milestone>;

/** The entries that count: not undone, and corrected by no other that counts. */
export function standingSteps<M extends Pick<Milestone, 'id' | 'corrects' | 'undone_at'>>(all: readonly M[]): M[] {
  const counted = all.filter((it) => it.undone_at === null);
  return counted.filter((it) => !counted.some(({ corrects }) => corrects === it.id));
}

const minute = 60_000;
/** A press may tell of what was up to so long ago, in minutes. */
export const longestAgo = 30;
/** How long whoever pressed a step may undo it, in seconds. */
export const undoSeconds = 10;
const hour = 60 * minute;
/** So long before its time and after it, in hours, a flight comes to its steps. */
export const hoursAround = 24;
/** From when until when, in ms; of one that is late also around its new time. */
export function stepsBetween(flight: Flight): { since: number; until: number } {
  const times = [timeHere(flight), expectedHere(flight)].map((it) => Date.parse(it));
  return { since: Math.min(...times) - hoursAround * hour, until: Math.max(...times) + hoursAround * hour };
}

/** How far ahead of ours the clock of a device may be. */
const skew = 2 * minute;
/** How long a press may wait on a device without a network, in hours. */
const longestKept = 12;

/** What is wrong with the times of a press. */
export function checkPress(
  { at, pressed_at }: { at: string; pressed_at: string },
  now: number,
): Errors<{ at: string; pressed_at: string }> | undefined {
  const [moment, pressed] = [Date.parse(at), Date.parse(pressed_at)];
  if (pressed > now + skew) return { pressed_at: 'Ta chwila jeszcze nie nadeszła' };
  if (pressed < now - longestKept * 60 * minute) return { pressed_at: 'Naciśnięto za dawno temu' };
  if (moment > pressed + skew) return { at: 'Godzina kroku nie może być późniejsza niż teraz' };
  return moment < pressed - longestAgo * minute
    ? { at: `Godzina kroku może być najwyżej ${longestAgo} minut wcześniejsza` }
    : undefined;
}

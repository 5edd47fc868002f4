import { type Choice, choices } from '../kernel/choices.ts';
import type { Flight } from './flight.ts';
import { flightStatus, isOff, phaseOf } from './flight-status.ts';
import { toldMilestone } from './live-fields.ts';

type Stands = Pick<Flight, 'status' | 'is_departure'> & {
  milestone: Flight['milestone'];
  gate_changed_at: Flight['gate_changed_at'];
};

/** Once passengers board, how far that is tells more than that the flight is late. */
const sinceBoarding: readonly Flight['milestone'][] = [
  'boarding',
  'last_call',
  'doors_closed',
  'off_block',
  'airborne',
];
const beforeLeaving: readonly Flight['milestone'][] = [
  'check_in_open',
  'check_in_closed',
  'boarding',
  'last_call',
  'doors_closed',
  'off_block',
];
const afterGate: readonly Flight['milestone'][] = ['doors_closed', 'off_block', 'airborne'];

/** How long a new gate is told, in ms. */
export const newGateFor = 10 * 60_000;

/** What passengers may read instead of a status. */
export const toldWords = choices({
  ...toldMilestone,
  new_gate: { label: 'Nowa bramka', tone: 'warn', icon: 'info' },
});
type ToldWord = keyof typeof toldWords;
/** As the API tells it: the page's script need not know the words. */
export type Told = Pick<Choice, 'label' | 'tone' | 'icon'>;

/** A flight as its list answers. */
export type ListedFlight = Flight & { told?: Told | null };

/** Has a departure that still waits for passengers got another gate just now? */
const hasNewGate = ({ is_departure, gate_changed_at, milestone, status }: Stands, now: number): boolean =>
  is_departure &&
  gate_changed_at !== null &&
  now - Date.parse(gate_changed_at) < newGateFor &&
  !afterGate.includes(milestone) &&
  ['expected', 'late'].includes(phaseOf({ status }) ?? '');

/**
 * What passengers read of how a flight stands, where that is not its status: a new gate for a while, else the last step
 * that they are told. That it is cancelled wins over all; that it is late, until its passengers board.
 */
export function toldWord(flight: Stands, now: number): ToldWord | null {
  if (isOff(flight)) return null;
  if (hasNewGate(flight, now)) return 'new_gate';
  const { milestone } = flight;
  // A step before it left, noted once it is over, is no news
  if (phaseOf(flight) === 'over' && beforeLeaving.includes(milestone)) return null;
  return phaseOf(flight) === 'late' && !sinceBoarding.includes(milestone) ? null : milestone;
}

/** toldWord in words; null where the flight's status says it. */
export function toldOf(flight: Stands, now: number): Told | null {
  const word = toldWord(flight, now);
  return word && toldWords[word];
}

/** What passengers read of how a flight stands. */
export const publicWords = (flight: Stands, now: number): Told => toldOf(flight, now) ?? flightStatus[flight.status];

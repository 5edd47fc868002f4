import { choices, valuesWhere } from '../kernel/choices.ts';

/** In the order in which a flight goes through them, and in which staff choose. */
export const flightStatus = choices({
  SCHEDULED: { label: 'Zaplanowany', tone: 'neutral', icon: 'clock', phase: 'expected', leaving: false },
  WAITING: { label: 'Oczekujący', tone: 'info', icon: 'info', phase: 'expected', leaving: true },
  'TAKE OFF': { label: 'Start', tone: 'info', icon: 'takeoff', phase: 'leaving', leaving: true },
  AIRBORNE: { label: 'W powietrzu', tone: 'good', icon: 'plane', phase: 'away', leaving: false },
  LANDING: { label: 'Lądowanie', tone: 'info', icon: 'landing', phase: 'away', leaving: false },
  FINISHED: { label: 'Zakończony', tone: 'neutral', icon: 'check', phase: 'over', leaving: false },
  DELAYED: { label: 'Opóźniony', tone: 'warn', icon: 'late', phase: 'late', leaving: false },
  CANCELED: { label: 'Anulowany', tone: 'bad', icon: 'cancel', phase: 'off', leaving: false },
});
export type FlightStatus = keyof typeof flightStatus;

/**
 * What a status means: 'expected' here, 'late', 'leaving': its doors are closed, 'away': in the air or landing, 'over',
 * or 'off': it does not fly.
 */
export type Phase = 'expected' | 'late' | 'leaving' | 'away' | 'over' | 'off';
/** A status that does not say its phase is a type error here; one that this page does not know yet has no phase. */
export function phaseOf({ status }: { status: FlightStatus }): Phase | undefined {
  const statusFacts: { phase: Phase } | undefined = flightStatus[status];
  return statusFacts?.phase;
}
export const statusesIn = (phase: Phase): FlightStatus[] =>
  (Object.keys(flightStatus) as FlightStatus[]).filter((status) => phaseOf({ status }) === phase);
const leaving: string[] = valuesWhere(flightStatus, 'leaving');
/** Staff have said that it waits for passengers or takes off: whatever its time says, it has not left. */
export const isLeaving = ({ status }: { status: FlightStatus }): boolean => leaving.includes(status);
/** It has not left the ground and is on time: put off, it becomes DELAYED. */
export const isOnTime = (flight: { status: FlightStatus }): boolean =>
  phaseOf(flight) === 'expected' || phaseOf(flight) === 'leaving';
export const isOff = (flight: { status: FlightStatus }): boolean => phaseOf(flight) === 'off';

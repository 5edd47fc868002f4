import type { Flight } from '../../../domain/flight/flight.ts';
import { phaseOf } from '../../../domain/flight/flight-status.ts';
import { expectedHere } from '../../../domain/flight/flight-times.ts';
import { gate } from '../../../domain/flight/gate.ts';
import { gateStays, meetingAt, standingAt, stayWords } from '../../../domain/flight/gate-stays.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import type { GatePlan } from '../../parts/gate-plan.ts';

const [hours, day] = [3, 24].map((it) => it * 3_600_000) as [number, number];
const notTaking = ['CLOSED', 'ON STAND'];

/** Is a flight at its gate today, or soon? Only its row is held against the others at gates. */
export function isSoonHere(flight: Flight, now: number): boolean {
  const phase = phaseOf(flight) ?? 'off';
  const isDone = ['over', 'off'].includes(phase) || (flight.is_departure && phase === 'away');
  const at = Date.parse(expectedHere(flight));
  return !isDone && at > now - hours && at < now + day;
}

/** A gate as it stands for a flight. */
export interface GateChoice {
  id: number;
  name: string;
  /** Its status and who stands there, in words. */
  facts: string[];
  /** Why it does not fit. */
  wrong?: string | undefined;
  isFree: boolean;
}

/** All gates for a flight: which it may have, and whom it would meet at the others. */
export function gateChoices(flight: Flight, { flights, gates }: GatePlan, now: number): GateChoice[] {
  const others = flights.filter(({ id }) => id !== flight.id);
  const stays = gateStays(others, now);
  return gates.map(({ id, name, status }) => {
    const { meets, close } = meetingAt(id, flight, others, now);
    const label = labelOf(gate.fields.status.choices, status).toLowerCase();
    const names = (them: typeof meets) => them.map(stayWords).join(', ');
    const told = [...meets, ...close].map(stayWords);
    const standing = standingAt(stays, id, now).filter((stay) => !told.includes(stayWords(stay)));
    const facts = [
      label,
      ...(meets.length > 0 ? [`o tej porze ${names(meets)}`] : []),
      ...(close.length > 0 ? [`tuż obok ${names(close)}`] : []),
      ...(standing.length > 0 ? [`teraz ${names(standing)}`] : []),
    ];
    const wrong = [
      ...(status === 'CLOSED' ? [label] : []),
      ...(meets.length > 0 ? [`też ${names(meets)}`] : close.length > 0 ? [`blisko ${names(close)}`] : []),
    ].join(', ');
    const isFree = !notTaking.includes(status) && meets.length === 0 && close.length === 0;
    return { id, name, facts, ...(wrong && { wrong }), isFree };
  });
}

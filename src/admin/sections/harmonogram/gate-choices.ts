import type { Flight } from '../../../domain/flight/flight.ts';
import { phaseOf } from '../../../domain/flight/flight-status.ts';
import { expectedHere } from '../../../domain/flight/flight-times.ts';
import { numberInOneLine } from '../../../domain/flight/flight-words.ts';
import { gate } from '../../../domain/flight/gate.ts';
import { type GateStay, gateStays, meetingAt, standingAt, stayWords } from '../../../domain/flight/gate-stays.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import type { GatePlan } from '../../parts/gate-plan.ts';

const [hours, day] = [3, 24].map((it) => it * 3_600_000) as [number, number];
const [closed, held, ready] = ['CLOSED', 'ON STAND', 'READY'];

/** Is a flight at its gate today, or soon? Only its row is held against the others at gates. */
export function isSoonHere(flight: Flight, now: number): boolean {
  const phase = phaseOf(flight) ?? 'off';
  const isDone = ['over', 'off'].includes(phase) || (flight.is_departure && ['leaving', 'away'].includes(phase));
  const at = Date.parse(expectedHere(flight));
  return !isDone && at > now - hours && at < now + day;
}

/** A gate as it stands for a flight. */
export interface GateChoice {
  id: number;
  name: string;
  /** Its status and who stands there, in words. */
  facts: string[];
  /** Why it does not fit, in a few words. */
  wrong?: string | undefined;
  /** Nobody stands there then, and it takes flights. */
  isFree: boolean;
  /** How well it fits, 0 best: it is ready, and nobody comes or goes just before or after. */
  rank: number;
}

/** All gates for a flight: which it may have, and whom it would meet at the others. */
export function gateChoices(flight: Flight, { flights, gates }: GatePlan, now: number): GateChoice[] {
  const others = flights.filter(({ id }) => id !== flight.id);
  const stays = gateStays(others, now);
  return gates.map(({ id, name, status }) => {
    const { meets, close } = meetingAt(id, flight, others, now);
    const label = labelOf(gate.fields.status.choices, status).toLowerCase();
    const told = [...meets, ...close].map(stayWords);
    const standing = standingAt(stays, id, now).filter((stay) => !told.includes(stayWords(stay)));
    const names = (them: GateStay[]) => them.map(stayWords).join(', ');
    const facts = [
      label,
      ...(meets.length > 0 ? [`o tej porze ${names(meets)}`] : []),
      ...(close.length > 0 ? [`tuż obok ${names(close)}`] : []),
      ...(standing.length > 0 ? [`teraz ${names(standing)}`] : []),
    ];
    const wrong = [...(status === closed ? [label] : []), ...meets.slice(0, 1).map(shortly)];
    return {
      ...{ id, name, facts, wrong: wrong.join(', ') || undefined },
      isFree: status !== closed && status !== held && meets.length === 0,
      rank: (status === ready ? 0 : 2) + (close.length > 0 ? 1 : 0),
    };
  });
}

/** The next free gate: of those that fit best the first. */
export const freeGate = (choices: readonly GateChoice[], but: number | null): GateChoice | undefined =>
  choices.filter(({ isFree, id }) => isFree && id !== but).sort((a, b) => a.rank - b.rank)[0];

/** The flight that leaves a gate last: 'LO 3844'. */
const shortly = ({ flights }: GateStay): string => numberInOneLine(flights.at(-1)?.number ?? '');

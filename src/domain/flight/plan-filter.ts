import type { PlanDay, PlanGate, PlanStay } from './plan-day.ts';

/** What of a plan is shown: of one terminal, of one airline; without either, of all. */
export interface PlanFilter {
  /** 'T1' */
  terminal?: string | undefined;
  airline?: string | undefined;
}

const isFiltered = ({ terminal, airline }: PlanFilter): boolean => Boolean(terminal || airline);

const terminalWords = (id: number): string => `T${id}`;

/** The terminals that have gates, in the order of their numbers. */
export const planTerminals = ({ gates }: Pick<PlanDay, 'gates'>): string[] =>
  [...new Set(gates.map(({ terminals_id }) => terminals_id))]
    .filter((id) => id !== null)
    .sort((a, b) => a - b)
    .map(terminalWords);

/** Who flies among these. */
export const planAirlines = (stays: readonly PlanStay[]): string[] => [
  ...new Set(stays.flatMap(({ flights }) => flights.map(({ airline_name }) => airline_name))),
];

/** What has no gate yet may get one in any terminal. */
export const isGateShown = (gate: PlanGate | undefined, { terminal }: PlanFilter): boolean =>
  !terminal || gate === undefined || (gate.terminals_id !== null && terminalWords(gate.terminals_id) === terminal);

export const isAirlineShown = ({ flights }: PlanStay, { airline }: PlanFilter): boolean =>
  !airline || flights.some(({ airline_name }) => airline_name === airline);

export function shownStays(
  stays: readonly PlanStay[],
  { gates }: Pick<PlanDay, 'gates'>,
  filter: PlanFilter,
): readonly PlanStay[] {
  if (!isFiltered(filter)) return stays;
  const byId = new Map(gates.map((it) => [it.id, it]));
  return stays.filter(
    (it) => isAirlineShown(it, filter) && isGateShown(it.gate === null ? undefined : byId.get(it.gate), filter),
  );
}

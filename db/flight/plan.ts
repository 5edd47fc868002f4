import { type AcceptedMatter, acceptedMatter } from '../../src/domain/flight/accepted-matter.ts';
import type { FlightStatus } from '../../src/domain/flight/flight-status.ts';
import type { PlanClosure, PlanDay, PlanFlight, PlanGate } from '../../src/domain/flight/plan-day.ts';
import { list } from '../row/list.ts';
import { type Author, type Query, row, rows, sql, write } from '../sql.ts';
import { going } from './flights.ts';

/** More than two weeks have: from the old time of a flight to its new one. */
const most = 10_000;

const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

/** The flights that are expected here between two moments, with a gate or without; each tab has an index of those. */
function flightsHere(since: number, until: number): Promise<PlanFlight[]> {
  const among = (tab: Query) => sql`
    select t.id, t.number, t.status, t.is_departure, t.departure, t.arrival, t.estimated, t.actual_departure,
           t.actual_arrival, t.airplane_serial_no, t.gates_id as "Gates_id", t.origin, t.destination, t.airline_name,
           t.version, (select a.model from airplanes a where a.serial_no = t.airplane_serial_no) as airplane_model
      from flights t
     where ${tab} and expected_here(t.is_departure, t.departure, t.arrival, t.status, t.estimated)
           between ${moment(since)} and ${moment(until)}`;
  return rows(sql`${among(going('departure'))} union all ${among(going('arrival'))} limit ${most}::int`);
}

/** By terminal, as the chart has them one below another. */
const gatesNow = (): Promise<PlanGate[]> =>
  rows(sql`
    select id, name, status, zone, terminals_id, version from gates
     order by terminals_id nulls last, name collate "pl-x-icu", id`);

const closuresBetween = (since: number, until: number): Promise<PlanClosure[]> =>
  rows(sql`
    select id, gates_id as "Gates_id", since, until, reason, version from gate_closures
     where during && tstzrange(${moment(since)}, ${moment(until)}) order by since, id`);

/** All that a plan between two moments (ms) is made of. */
export async function readPlan(since: number, until: number): Promise<PlanDay> {
  const [flights, gates, closures] = await Promise.all([
    flightsHere(since, until),
    gatesNow(),
    closuresBetween(since, until),
  ]);
  return { flights, gates, closures };
}

/** The matters of these flights of which somebody has said that they stay: a key ends with whom it is about. */
export async function acceptedOf(flights: readonly string[]): Promise<AcceptedMatter[]> {
  const where = sql`string_to_array(split_part(t.key, ':', -1), '+') && ${flights}::text[]`;
  return (await list<AcceptedMatter>(acceptedMatter, { page: 1, limit: most, filter: [], where })).data;
}

/** What a plan between two moments was read from: as long as this is the same, nobody has changed any of it. */
const printOf = (since: number, until: number) => sql`plan_print(${moment(since)}, ${moment(until)})`;

export async function planPrint(since: number, until: number): Promise<string> {
  const found = await row<{ print: string }>(sql`select ${printOf(since, until)} as print`);
  if (!found) throw new Error('plan_print answers one row');
  return found.print;
}

export interface Assignment {
  /** The flight, and the other one of its aircraft that stands there with it. */
  ids: readonly string[];
  gate: number | null;
  /** The version of the first as it was seen. */
  version: number;
  /** Another time of the first; undefined: as it is. */
  estimated?: string | null | undefined;
  /** How it stands by that time; undefined: as before. */
  status?: FlightStatus | undefined;
}
export type AssignOutcome = { outcome: 'DONE' | 'MISSING' | 'STALE' | 'CHANGED'; version: number | null };

/** Gives flights a gate, if the plan is still the one that was looked at; see db/functions/assign_gate.sql. */
export async function assignGate(
  author: Author,
  { ids, gate, version, estimated, status }: Assignment,
  looked: { since: number; until: number; print: string },
): Promise<AssignOutcome> {
  const [answer] = await write<AssignOutcome>(
    author,
    sql`select * from assign_gate(${ids}::text[], ${gate}::int, ${version}::int, ${estimated !== undefined},
                                  ${estimated ?? null}::timestamptz, ${status ?? null}::text, ${moment(looked.since)},
                                  ${moment(looked.until)}, ${looked.print})`,
  );
  if (!answer) throw new Error('assign_gate answers one row');
  return answer;
}
